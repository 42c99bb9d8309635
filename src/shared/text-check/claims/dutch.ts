import { type ClaimList, phrase } from './claim.ts';

/** What a clinic offers, as the subject of a promise. */
const OFFER =
  '(?:kuur|kuren|therapie(?:ën)?|behandeling(?:en)?|methode|aanpak|middel(?:en)?|infuus|infusen|supplement(?:en)?|kruid(?:en)?|dieet|druppels|thee|pil(?:len)?|tablet(?:ten)?|capsules?|olie|zalf|vitamine ?[a-z]?\\d{0,2}|acupunctuur|homeopathie)';
const ILLNESS =
  '(?:kanker|\\p{L}+kanker|reuma|diabetes|suikerziekte|migraine|depressies?|astma|eczeem|psoriasis|artrose|fibromyalgie|crohn|alzheimer|dementie|parkinson|ms|long ?covid|hooikoorts|allergie(?:ën)?|hart- en vaatziekten|hoge bloeddruk|auto-immuunziekten?|burn-?out|covid(?:-19)?|ziekten?)';
const WHOLLY = '(?:100 ?%|100 procent|honderd procent|volkomen|volledig|geheel|absoluut|compleet|helemaal|altijd)';
const HEALING_BODY = phrase(
  '(?:wond(?:en|je|jes)?|huid|litteken|bot(?:ten)?|(?:bot)?breuk|pees|spier|weefsel|slijmvlies|operatie|snee|blaar|ontsteking)',
);

export const DUTCH_CLAIMS: ClaimList = {
  denial: phrase(
    '(?:niet|niets|geen|nooit|niemand|nergens|zelden|noch|nauwelijks|evenmin|onmogelijk|onterecht|zogenaamde?|mythes?|fabels?|sprookjes?|onzin|wantrouw|pas op|wees voorzichtig|misleidend|verboden)',
    '(?:beweert|beweren|beweerd|beweringen?|claimt|claimen|claims?|reclames?|advertenties?|websites?|internet|sites?)',
    '(?:wie|als iemand|een aanbieder)~(?:belooft|beloven|zegt|verkoopt)',
    '(?:bestaat|bestaan|zijn) er(?: dan)? (?:niet|geen)',
  ),
  hedge: phrase(
    '(?:meestal|vaak|soms|veel|velen|de helft|kan|kunnen|kunt|de meeste|sommige|mogelijk|misschien|waarschijnlijk|ongeveer|gemiddeld|deel van de mensen)',
    '\\d+ (?:van de|op de|procent|%)~?(?:mensen|patiënten)',
  ),
  claims: [
    {
      ground: 'cure',
      severity: 'danger',
      pattern: phrase(
        `(?:wij|we) (?:genezen|geneest)`,
        `(?:onze|deze|dit|de|het|een) (?:[\\p{L}-]{1,30} )?(?:[\\p{L}-]{1,20})?${OFFER}(?:~| )(?:geneest|genezen|genas)`,
        `(?:geneest|genezen) (?:onze|deze|dit|het) (?:[\\p{L}-]{1,20})?${OFFER}`,
        `${OFFER} (?:dat|die) ${ILLNESS} (?:geneest|genezen|laat verdwijnen)`,
        `geneest (?:uw |je |de |het )?${ILLNESS}`,
        `(?:remedie|geneesmiddel|middel|oplossing) die ${ILLNESS} doet verdwijnen`,
      ),
      unless: HEALING_BODY,
    },
    {
      ground: 'cure',
      severity: 'danger',
      pattern: phrase(
        '(?:voorgoed|definitief|blijvend|voor altijd|gegarandeerd|100 ?%)(?:~| )(?:genezen|genezing|verlost|klachtenvrij|pijnvrij|klachten af|pijn af)',
        '(?:u|je) (?:wordt|raakt|bent|word|ben)(?:~| )(?:volledig|helemaal|definitief|voorgoed) (?:genezen|klachtenvrij|pijnvrij)',
        '(?:streven naar|leidt tot|leiden tot|zorgt voor|zorgen voor|belooft|beloven) (?:uw |een )?volledige genezing',
      ),
      unless: HEALING_BODY,
    },
    {
      ground: 'cure',
      severity: 'warning',
      pattern: phrase(
        '(?:diabetes|suikerziekte)(?: type 2)?(?:~| )(?:omkeren|omgekeerd)',
        'keer (?:uw |je )?(?:diabetes|suikerziekte)',
        'dankzij(?:~| )(?:genezen|klachtenvrij|pijnvrij)',
      ),
    },
    {
      ground: 'guarantee',
      severity: 'danger',
      pattern: phrase(
        'gegarandeerde?',
        '(?:wij|we) garanderen',
        'garanderen (?:wij|we)',
        '(?:resultaat|genezings|succes)garantie',
        '(?:garantie op|verzekerd van) (?:resultaat|succes|genezing|herstel|verbetering)',
        '(?:succes|resultaat) (?:gegarandeerd|verzekerd)',
        'niet (?:goed|tevreden),? geld terug',
        `(?:100 ?%|100 procent|honderd procent) (?:effectief|resultaat|succes|werkzaam|slagingskans|garantie)`,
      ),
      // Promises that a clinic may make: about how it works, not about the effect of a treatment.
      unless: phrase(
        '(?:privacy|geheim\\p{L}*|anoniem|anonimiteit|vertrouwelijk\\p{L}*|gegevens|plek|plaats|levering)',
        '(?:afspraak|afspraken|antwoord|reactie|wachttijd|termijn|bereikbaar\\p{L}*|keurmerk\\p{L}*)',
      ),
    },
    {
      ground: 'guarantee',
      severity: 'warning',
      pattern: phrase('(?:werkt|helpt) (?:altijd|bij iedereen)', 'helpt iedereen'),
    },
    {
      ground: 'sideEffects',
      severity: 'danger',
      pattern: phrase(
        'zonder (?:enige |nare |vervelende |schadelijke )?bijwerkingen?',
        'vrij van bijwerkingen',
        'bijwerkings?vrije?',
        '(?:heeft|hebben|kent|kennen|geeft|geven) (?:geen|nul) (?:enkele? |nare |vervelende |schadelijke )?bijwerkingen?',
        '(?:zonder|geen) (?:enig|enkel) risico',
        'risico(?:loos|loze|vrij|vrije)',
      ),
      unless: phrase(
        '(?:als|indien|wanneer|zolang) (?:u|je|iemand)',
        '(?:heeft|hebt|merkt|krijgt) (?:u|je)',
        '(?:u|je|ik|mensen) (?:heeft|hebt|heb|hebben|merkt|krijgt)',
      ),
    },
    {
      ground: 'safety',
      severity: 'danger',
      pattern: phrase(
        `${WHOLLY} (?:veilig|veilige|onschadelijk|onschadelijke|ongevaarlijk|onschuldig)`,
        'natuurlijk(?:e)?,? (?:en )?dus (?:ook )?(?:altijd )?(?:veilig|onschadelijk|onschuldig)',
        '(?:veilig|onschadelijk),? (?:want|omdat) (?:het|ze) natuurlijk (?:is|zijn)',
      ),
    },
    {
      ground: 'miracle',
      severity: 'warning',
      pattern: phrase(
        'wonder(?:middel|middelen|middeltje|kuur|kuren|pil|pillen|behandeling|therapie|dieet|diëten|kruid)',
        'tovermiddel(?:en)?',
        'mirakel\\p{L}{0,10}',
        'wonderbaarlijke (?:genezing|werking|kracht|resultaten)',
      ),
    },
    {
      ground: 'miracle',
      severity: 'warning',
      pattern: phrase('(?:revolutionaire?|baanbrekende?) (?:behandeling|therapie|methode|middel|kuur|aanpak|techniek)'),
    },
    {
      ground: 'medicines',
      severity: 'danger',
      pattern: phrase(
        '(?:(?:u|je) (?:kunt|kan|mag)|(?:kunt|kan|mag) (?:u|je))(?:~| )(?:stoppen met|af van)(?:~| )(?:medicijnen|medicatie|insuline|bloedverdunners|antidepressiva)',
        '(?:medicijnen|medicatie|insuline|antidepressiva|bloedverdunners) (?:zijn|is) (?:dan )?(?:overbodig|niet meer nodig)',
        'stop(?:t)? (?:nu |direct |gewoon )?met (?:uw|je) (?:medicijnen|medicatie|insuline|bloedverdunners|antidepressiva)',
      ),
      unless: phrase(
        '(?:overleg\\p{L}*|huisarts|arts|apotheker|specialist|cardioloog|psychiater|voorschrijver|bespreek|vraag)',
      ),
    },
    {
      ground: 'doctor',
      severity: 'warning',
      pattern: phrase(
        '(?:(?:huis)?arts|dokter|specialist)(?: is)? overbodig',
        '(?:nooit meer|geen) (?:naar de )?(?:(?:huis)?arts|dokter) (?:meer )?nodig',
        'in plaats van (?:de |een |uw |je )?(?:(?:huis)?arts|dokter|reguliere behandeling|chemotherapie|insuline)',
        'beter dan (?:de |een |uw |je )?(?:medicijnen|medicatie|chemotherapie|antidepressiva|huisarts)',
      ),
      unless: phrase('(?:bel|ga|vraag|overleg)'),
    },
    {
      ground: 'proof',
      severity: 'warning',
      pattern: phrase(
        '(?:wetenschappelijk|klinisch|medisch) (?:bewezen|getest)',
        'bewezen effectieve?',
        'bewezen werkzame?',
      ),
    },
    {
      ground: 'superiority',
      severity: 'warning',
      pattern: phrase(
        '(?:de|het) (?:beste|nummer (?:1|één)|meest succesvolle) (?:kliniek|praktijk|artsen|behandelaars|specialisten)',
        'marktleider',
      ),
    },
    {
      ground: 'speed',
      severity: 'danger',
      pattern: phrase(
        '(?:in|binnen) (?:\\d+|één|een|twee|drie|vier|vijf|zes|enkele|een paar) (?:dag|dagen|week|weken|uur|behandelingen|sessies)(?:~| )(?:genezen|klachtenvrij|pijnvrij|rookvrij|kwijt|lichter)',
        '\\d+ (?:kilo|kg) (?:afvallen|kwijt|lichter|eraf|verliezen)(?:~| )(?:in|per|binnen) (?:\\d+|één|een|twee|drie|vier|zes)',
        '(?:verlies|val) (?:tot )?\\d+ (?:kilo|kg)(?:~| )(?:in|per|binnen) (?:\\d+|één|een|twee|drie|vier|zes)',
      ),
      unless: HEALING_BODY,
    },
    {
      ground: 'cleansing',
      severity: 'warning',
      pattern: phrase(
        '(?:detoxkuur|detoxen|detox|ontgiftingskuur|ontslakken)',
        '(?:ontgift|ontgiften|reinigt|zuivert) (?:uw|je|het|de) (?:lichaam|bloed|lever|darmen)',
        '(?:gifstoffen|afvalstoffen|slakken) (?:uit (?:uw|je|het) lichaam|afvoeren)',
      ),
      unless: phrase('(?:alcohol|drugs|verslav\\p{L}*|afkick\\p{L}*|nieren|dialyse)'),
    },
    {
      ground: 'immunity',
      severity: 'warning',
      pattern: phrase(
        '(?:versterkt|versterken|boost|boosten|stimuleert|verhoogt|oppepper voor)(?:~| )(?:immuunsysteem|afweer|afweersysteem|weerstand)',
        'immuun ?(?:booster|boost)',
      ),
    },
  ],
};
