export default {
  People: 'Medewerkers',
  'Administrators manage people': 'Beheerders gaan over medewerkers',
  'Ask one of them to invite somebody, or to change what you may do.':
    'Vraag een van hen om iemand uit te nodigen, of om te wijzigen wat u mag.',
  'Who works on the site, and what they may do. A change applies from their next request.':
    'Wie aan de website werkt, en wie wat mag. Een wijziging geldt meteen.',
  'Invite somebody': 'Iemand uitnodigen',
  'the people': 'de medewerkers',
  'Loading people': 'De medewerkers worden geladen',
  Accounts: 'Accounts',
  '{name} (you)': '{name} (u)',
  Deactivated: 'Gedeactiveerd',
  'Reads contact messages': 'Leest contactberichten',
  'Medical reviewer: {profession}, BIG {number}': 'Medisch controleur: {profession}, BIG {number}',
  'Manage<hidden> {name}</hidden>': '<hidden>{name} </hidden>Beheren',
  'Last seen {when}': 'Laatst gezien op {when}',
  'Has not logged in yet': 'Heeft nog niet ingelogd',
  'Two-step login on': 'Inloggen in twee stappen aan',
  'Two-step login off': 'Inloggen in twee stappen uit',
  'No open sessions': 'Nergens ingelogd',
  '{count} open session|{count} open sessions': 'Op {count} apparaat ingelogd|Op {count} apparaten ingelogd',
  'Link for a new password until {when}': 'Link voor een nieuw wachtwoord tot {when}',
  Writer: 'Schrijver',
  Editor: 'Redacteur',
  Administrator: 'Beheerder',

  // The invitation
  'They get a link with which they choose a password of their own. Only they will know it.':
    'Uw collega krijgt een link en kiest zelf een wachtwoord.',
  'Failed to invite': 'Uitnodigen is niet gelukt',
  Name: 'Naam',
  Email: 'E-mailadres',
  Language: 'Taal',
  'Of the admin area and of the invitation. They can change it themselves.':
    'Van het beheer en van de uitnodiging. Uw collega kan dit zelf wijzigen.',
  Invite: 'Uitnodigen',
  'Inviting...': 'Uitnodigen...',
  'the invitations': 'de uitnodigingen',
  Invited: 'Uitgenodigd',
  'A new link': 'Een nieuwe link',
  'Failed to make a new link': 'De nieuwe link kon niet worden gemaakt',
  'The invitation of {name} is revoked': 'De uitnodiging van {name} is ingetrokken',
  'Failed to revoke the invitation': 'De uitnodiging kon niet worden ingetrokken',
  Expired: 'Verlopen',
  'The link worked until {when}': 'De link werkte tot {when}',
  'The link works until {when}': 'De link werkt tot {when}',
  'Invited on the server': 'Uitgenodigd op de server',
  'Invited by {by}': 'Uitgenodigd door {by}',
  'Will read contact messages': 'Gaat contactberichten lezen',
  'New link<hidden> for {name}</hidden>': 'Nieuwe link<hidden> voor {name}</hidden>',
  'Revoke<hidden> the invitation of {name}</hidden>': 'Intrekken<hidden>: de uitnodiging van {name}</hidden>',
  'Link for {name}': 'Link voor {name}',
  'It is mailed to {email} too. It works once, until {when}. It is not shown again; you can always make a new one.':
    'Deze link is ook gemaild naar {email}. De link werkt één keer, tot {when}. U krijgt hem niet nog eens te zien, maar u kunt altijd een nieuwe maken.',
  'This site sends no mail: send it to them yourself, by a way that you trust. It works once, until {when}. It is not shown again; you can always make a new one.':
    'Deze website verstuurt geen mail: stuur de link zelf, op een manier die u vertrouwt. De link werkt één keer, tot {when}. U krijgt hem niet nog eens te zien, maar u kunt altijd een nieuwe maken.',
  Done: 'Klaar',

  // An account
  '{name} is changed': '{name} is gewijzigd',
  'It applies from their next request.': 'Dit geldt meteen.',
  'Failed to change the account': 'Het account kon niet worden gewijzigd',
  Role: 'Rol',
  'Writes own articles. An editor publishes them.': 'Schrijft eigen artikelen. Een redacteur publiceert ze.',
  'Writes, changes and publishes all articles; manages categories, writers and pictures.':
    'Schrijft, wijzigt en publiceert alle artikelen; beheert categorieën, schrijvers en foto’s.',
  'Everything that an editor may. Also manages people and sees what happened.':
    'Alles wat een redacteur mag. Beheert ook medewerkers en ziet wat er gebeurde.',
  'They are about people’s health: give this only to those who answer them.':
    'Ze gaan over de gezondheid van mensen: geef dit recht alleen aan wie ze beantwoordt.',
  'Medical reviewer': 'Medisch controleur',
  'May say that a text was read and is right. Readers see name, profession and BIG number.':
    'Mag aangeven dat een tekst is gelezen en klopt. Lezers zien naam, beroep en BIG-nummer.',
  Profession: 'Beroep',
  'As readers see it, such as huisarts.': 'Zoals lezers het zien, bijvoorbeeld huisarts.',
  'BIG number': 'BIG-nummer',
  'Look it up in the BIG register first: 11 digits.': 'Zoek het eerst op in het BIG-register: 11 cijfers.',
  Access: 'Toegang',
  'It is mailed to {email} too. It works once, until {when}, and lets them choose a new password. It is not shown again.':
    'Deze link is ook gemaild naar {email}. De link werkt één keer, tot {when}, om een nieuw wachtwoord te kiezen. U krijgt hem niet nog eens te zien.',
  'Send it to them yourself, by a way that you trust. It works once, until {when}, and lets them choose a new password. It is not shown again.':
    'Stuur de link zelf, op een manier die u vertrouwt. De link werkt één keer, tot {when}, om een nieuw wachtwoord te kiezen. U krijgt hem niet nog eens te zien.',
  'Make another link': 'Nog een link maken',
  'Make a link for a new password': 'Link voor een nieuw wachtwoord maken',
  'Failed to make the link': 'De link kon niet worden gemaakt',
  'Log out everywhere': 'Overal uitloggen',
  'Log {name} out everywhere?': '{name} overal uitloggen?',
  'All open sessions end at once, this one too. What was typed and not saved is kept, and offered at the next login.':
    'Alle open sessies eindigen meteen, ook deze. Wat is getypt en niet opgeslagen, blijft bewaard en wordt na het inloggen aangeboden.',
  'All open sessions end at once. What was typed and not saved is kept, and offered at the next login.':
    'Alle open sessies eindigen meteen. Wat is getypt en niet opgeslagen, blijft bewaard en wordt na het inloggen aangeboden.',
  '{name} is logged out': '{name} is uitgelogd',
  'Failed to log out': 'Uitloggen is niet gelukt',
  'Remove two-step login': 'Inloggen in twee stappen weghalen',
  'Remove the two-step login of {name}?': 'Het inloggen in twee stappen van {name} weghalen?',
  'For a colleague who lost phone and recovery codes. Make sure the request really comes from them: afterwards the password alone logs in, until they set it up again. All their sessions end.':
    'Voor een collega die telefoon en herstelcodes kwijt is. Ga na of de vraag echt van die collega komt: daarna is alleen het wachtwoord genoeg om in te loggen, tot het opnieuw is ingesteld. Alle sessies van die collega eindigen.',
  '{name} logs in without a code now': '{name} logt nu in zonder code',
  'Failed to remove two-step login': 'Inloggen in twee stappen kon niet worden weggehaald',
  Deactivate: 'Deactiveren',
  'Deactivate {name}?': '{name} deactiveren?',
  '{name} can no longer log in, and all their sessions end at once. Articles, reviews and history stay. You can reactivate the account.':
    '{name} kan niet meer inloggen, en alle sessies eindigen meteen. Artikelen, controles en geschiedenis blijven. U kunt het account weer activeren.',
  '{name} is deactivated': '{name} is gedeactiveerd',
  'Failed to deactivate': 'Deactiveren is niet gelukt',
  Reactivate: 'Weer activeren',
  'Reactivate {name}?': '{name} weer activeren?',
  '{name} can log in again with the password that the account had, as before.':
    '{name} kan weer inloggen met het wachtwoord dat het account had, zoals eerder.',
  '{name} can log in again': '{name} kan weer inloggen',
  'Failed to reactivate': 'Weer activeren is niet gelukt',
};
