import type { ActivityGroup } from './activity-groups.ts';

/**
 * Every action of the audit log: its group in the list of activity, and its words, a clause that follows the actor's
 * name, in English and in Dutch. Not in the subjects of the server, because the desk says them too.
 */
export const AUDIT_ACTIONS = {
  'article.created': ['writing', 'added an article', 'voegde een artikel toe'],
  'article.changed': ['writing', 'changed an article', 'wijzigde een artikel'],
  'article.draft-changes-saved': [
    'writing',
    'saved draft changes of an article',
    'sloeg conceptwijzigingen van een artikel op',
  ],
  'article.draft-changes-discarded': [
    'writing',
    'discarded the draft changes of an article',
    'gooide de conceptwijzigingen van een artikel weg',
  ],
  'article.revision-named': ['writing', 'named a version of an article', 'gaf een versie van een artikel een naam'],
  'article.handed-in': ['writing', 'handed in an article', 'leverde een artikel in'],
  'article.hand-in-taken-back': [
    'writing',
    'took back an article that was handed in',
    'nam een ingeleverd artikel terug',
  ],
  'article.given-back': ['publishing', 'gave back an article that was handed in', 'gaf een ingeleverd artikel terug'],
  'article.published': ['publishing', 'published an article', 'publiceerde een artikel'],
  'article.unpublished': ['publishing', 'unpublished an article', 'haalde een artikel offline'],
  'article.draft-changes-published': [
    'publishing',
    'published the draft changes of an article',
    'publiceerde de conceptwijzigingen van een artikel',
  ],
  'article.dangers-overridden': [
    'publishing',
    'published an article despite a warning, with a reason',
    'publiceerde een artikel ondanks een waarschuwing, met een reden',
  ],
  'writer.dangers-overridden': [
    'publishing',
    'published the text of a writer despite a warning, with a reason',
    'publiceerde de tekst van een schrijver ondanks een waarschuwing, met een reden',
  ],
  'category.dangers-overridden': [
    'publishing',
    'published the name of a category despite a warning, with a reason',
    'publiceerde de naam van een categorie ondanks een waarschuwing, met een reden',
  ],
  'document.dangers-overridden': [
    'publishing',
    'published a text of the clinic despite a warning, with a reason',
    'publiceerde een tekst van de praktijk ondanks een waarschuwing, met een reden',
  ],
  'picture.dangers-overridden': [
    'publishing',
    'published the text of a picture despite a warning, with a reason',
    'publiceerde de tekst bij een foto ondanks een waarschuwing, met een reden',
  ],
  'article.scheduled': ['publishing', 'scheduled a change of an article', 'plande een wijziging van een artikel in'],
  'article.schedule-cancelled': [
    'publishing',
    'cancelled the schedule of an article',
    'annuleerde de planning van een artikel',
  ],
  'article.schedule-carried-out': [
    'publishing',
    'scheduled a change of an article, now carried out',
    'plande een wijziging van een artikel in, die nu is uitgevoerd',
  ],
  'article.schedule-failed': [
    'publishing',
    'could not carry out what was scheduled for an article',
    'kon niet uitvoeren wat voor een artikel was ingepland',
  ],
  'article.paired': [
    'publishing',
    'paired an article with one in the other language',
    'koppelde een artikel aan een artikel in de andere taal',
  ],
  'article.pair-ended': [
    'publishing',
    'ended the pair of an article',
    'ontkoppelde een artikel van dat in de andere taal',
  ],
  'article.reviewed': ['reviewing', 'reviewed an article', 'controleerde een artikel medisch'],
  'article.review-withdrawn': [
    'reviewing',
    'withdrew the review of an article',
    'trok de medische controle van een artikel in',
  ],
  'article.preview-shared': [
    'sharing',
    'made a preview link of an article',
    'maakte een link naar het voorbeeld van een artikel',
  ],
  'article.preview-revoked': [
    'sharing',
    'revoked a preview link of an article',
    'trok een link naar het voorbeeld van een artikel in',
  ],
  'article.deleted': ['deleting', 'moved an article to the bin', 'verplaatste een artikel naar de prullenbak'],
  'article.deleted-for-good': ['deleting', 'deleted an article for good', 'verwijderde een artikel voorgoed'],
  'article.restored': ['deleting', 'restored an article from the bin', 'zette een artikel terug uit de prullenbak'],
  'writer.created': ['lists', 'added a writer', 'voegde een schrijver toe'],
  'writer.changed': ['lists', 'changed a writer', 'wijzigde een schrijver'],
  'writer.deleted': ['lists', 'deleted a writer', 'verwijderde een schrijver'],
  'writer.restored': ['lists', 'restored a writer', 'zette een schrijver terug'],
  'category.created': ['lists', 'added a category', 'voegde een categorie toe'],
  'category.changed': ['lists', 'changed a category', 'wijzigde een categorie'],
  'category.deleted': ['lists', 'deleted a category', 'verwijderde een categorie'],
  'category.restored': ['lists', 'restored a category', 'zette een categorie terug'],
  'site.document-saved': [
    'publishing',
    'saved a draft of a document of the site',
    'sloeg een concept van gegevens van de website op',
  ],
  'site.document-published': ['publishing', 'published a document of the site', 'publiceerde gegevens van de website'],
  'site.document-scheduled': ['publishing', 'scheduled a document of the site', 'plande gegevens van de website in'],
  'site.document-confirmed': ['publishing', 'confirmed a document of the site', 'bevestigde gegevens van de website'],
  'site.document-cancelled': [
    'publishing',
    'cancelled the time of a document of the site',
    'annuleerde het inplannen van gegevens van de website',
  ],
  'site.document-pulled': [
    'publishing',
    'wrote a document of the site into its file',
    'schreef gegevens van de website in hun bestand',
  ],
  'site.document-reviewed': [
    'reviewing',
    'reviewed a page of the site',
    'controleerde een pagina van de website medisch',
  ],
  'picture.uploaded': ['pictures', 'uploaded a picture', 'uploadde een foto'],
  'picture.changed': ['pictures', 'changed the description of a picture', 'wijzigde de beschrijving van een foto'],
  'picture.edited': ['pictures', 'rotated or cropped a picture', 'draaide een foto of sneed die bij'],
  'picture.replaced': ['pictures', 'replaced the file of a picture', 'verving het bestand van een foto'],
  'picture.deleted': ['pictures', 'moved a picture to the bin', 'verplaatste een foto naar de prullenbak'],
  'picture.deleted-for-good': ['pictures', 'deleted a picture for good', 'verwijderde een foto voorgoed'],
  'picture.restored': ['pictures', 'restored a picture from the bin', 'zette een foto terug uit de prullenbak'],
  'feedback.handled': [
    'readers',
    'marked a reader’s comment as handled',
    'markeerde een opmerking van een lezer als afgehandeld',
  ],
  'feedback.reopened': ['readers', 'reopened a reader’s comment', 'heropende een opmerking van een lezer'],
  'message.listed': ['messages', 'opened the list of contact messages', 'opende de lijst met contactberichten'],
  'message.searched': ['messages', 'searched the contact messages', 'zocht in de contactberichten'],
  'message.read': ['messages', 'read a contact message', 'las een contactbericht'],
  'message.handled': [
    'messages',
    'marked a contact message as handled',
    'markeerde een contactbericht als afgehandeld',
  ],
  'message.reopened': ['messages', 'marked a contact message as new', 'markeerde een contactbericht als nieuw'],
  'message.noted': ['messages', 'wrote a note on a contact message', 'schreef een notitie bij een contactbericht'],
  'message.deleted': ['messages', 'deleted a contact message', 'verwijderde een contactbericht'],
  'account.logged-in': ['logins', 'logged in', 'logde in'],
  'account.logged-out': ['logins', 'logged out', 'logde uit'],
  'account.session-ended': ['logins', 'ended a session of an account', 'beëindigde een sessie van een account'],
  'account.created': ['accounts', 'added an account', 'voegde een account toe'],
  'account.password-changed': [
    'accounts',
    'changed the password of an account',
    'wijzigde het wachtwoord van een account',
  ],
  'account.second-factor-on': [
    'accounts',
    'turned on two-step login of an account',
    'zette inloggen in twee stappen aan voor een account',
  ],
  'account.second-factor-off': [
    'accounts',
    'turned off two-step login of an account',
    'zette inloggen in twee stappen uit voor een account',
  ],
  'account.reviewer-changed': [
    'accounts',
    'changed whether an account is a medical reviewer',
    'wijzigde of een account van een medisch controleur is',
  ],
  'account.invited': ['accounts', 'invited a colleague', 'nodigde een collega uit'],
  'account.invitation-revoked': ['accounts', 'revoked an invitation', 'trok een uitnodiging in'],
  'account.joined': ['accounts', 'accepted an invitation', 'nam een uitnodiging aan'],
  'account.reset-link-made': [
    'accounts',
    'made a link for a new password',
    'maakte een link voor een nieuw wachtwoord',
  ],
  'account.password-forgotten': [
    'accounts',
    'asked for a link for a new password',
    'vroeg om een link voor een nieuw wachtwoord',
  ],
  'account.role-changed': ['accounts', 'changed the role of an account', 'wijzigde de rol van een account'],
  'account.messages-right-changed': [
    'accounts',
    'changed whether an account may read contact messages',
    'wijzigde of een account contactberichten mag lezen',
  ],
  'account.profile-changed': ['accounts', 'changed the profile of an account', 'wijzigde het profiel van een account'],
  'account.signed-out': ['logins', 'ended all sessions of an account', 'beëindigde alle sessies van een account'],
  'account.deactivated': ['accounts', 'deactivated an account', 'deactiveerde een account'],
  'account.reactivated': ['accounts', 'reactivated an account', 'activeerde een account weer'],
  'account.deleted': ['accounts', 'deleted an account', 'verwijderde een account'],
  'activity.exported': ['operations', 'exported the activity log', 'exporteerde het logboek'],
  'backup.made': ['operations', 'made a backup', 'maakte een back-up'],
  'backup.restored': ['operations', 'restored a backup', 'zette een back-up terug'],
  'person.exported': [
    'operations',
    'exported the personal data of a person',
    'exporteerde de persoonsgegevens van iemand',
  ],
  'person.erased': ['operations', 'erased the personal data of a person', 'wiste de persoonsgegevens van iemand'],
} as const satisfies Record<string, readonly [group: ActivityGroup, words: string, dutch: string]>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** What happened, in words. */
export type AuditWords = (typeof AUDIT_ACTIONS)[AuditAction][1];

export const DUTCH_OF_ACTIONS = Object.fromEntries(
  Object.values(AUDIT_ACTIONS).map(([, words, dutch]) => [words, dutch]),
) as Record<AuditWords, string>;

/** Who has no account, by the actor of the log. A visitor asks for a new password of one. */
export const WITHOUT_ACCOUNT = { system: 'The site', visitor: 'Somebody at the login page' } as const;

/** The fields whose changes the log keeps. */
export type ChangedField =
  | 'name'
  | 'e-mail'
  | 'registration'
  | 'biography'
  | 'portrait'
  | 'active'
  | 'slug'
  | 'description'
  | 'writer'
  | 'language'
  | 'role'
  | 'reads messages'
  | 'profession'
  | 'BIG number';
