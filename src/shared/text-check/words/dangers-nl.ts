/** What the rules say that can find a danger. */
export default {
  'This looks like a citizen service number (BSN).': 'Dit lijkt op een burgerservicenummer (BSN).',
  'It may be used only where a law says so (Uitvoeringswet AVG, article 46); published, it is a data breach.':
    'Het mag alleen worden gebruikt waar een wet dat bepaalt (Uitvoeringswet AVG, artikel 46); staat het online, dan is dat een datalek.',
  'Take it out. If it is another number, leave out some digits, as in “policy ending in 789”.':
    'Haal het weg. Is het een ander nummer, laat dan enkele cijfers weg, zoals “polis eindigend op 789”.',

  '“{quote}” promises a cure.': '“{quote}” belooft genezing.',
  'Falsely claiming that a product or treatment cures an illness is forbidden whatever else the text says (Burgerlijk Wetboek 6:193g), and a care provider may not mislead about what it offers (Wmg article 39).':
    'Ten onrechte beweren dat een product of behandeling een ziekte geneest, is verboden, wat er verder ook staat (Burgerlijk Wetboek 6:193g), en een zorgaanbieder mag niet misleiden over wat hij biedt (Wmg artikel 39).',
  'Say what is known: for whom it helps, how often, how much, and with which source.':
    'Zeg wat bekend is: voor wie het helpt, hoe vaak, hoeveel, en volgens welke bron.',

  '“{quote}” guarantees a result.': '“{quote}” garandeert een resultaat.',
  'No treatment works for everyone, so a guarantee misleads; a care provider’s advertising may not (Wmg article 39).':
    'Geen behandeling werkt bij iedereen, dus een garantie misleidt; reclame van een zorgaanbieder mag dat niet (Wmg artikel 39).',
  'Say how often it helps and what happens if it does not.':
    'Zeg hoe vaak het helpt, en wat er gebeurt als het niet helpt.',

  '“{quote}” says that something has no side effects or risk.':
    '“{quote}” zegt dat iets geen bijwerkingen of risico’s heeft.',
  'Whatever works can have side effects. European law forbids advertising a medicine as free of them (Directive 2001/83, article 90), and a care provider may not mislead (Wmg article 39).':
    'Alles wat werkt, kan bijwerkingen hebben. Een geneesmiddel aanprijzen als vrij van bijwerkingen verbiedt het Europese recht (Richtlijn 2001/83, artikel 90), en een zorgaanbieder mag niet misleiden (Wmg artikel 39).',
  'Name the side effects that are known and how often they occur.':
    'Noem de bijwerkingen die bekend zijn, en hoe vaak ze voorkomen.',

  '“{quote}” calls something completely safe, or safe because it is natural.':
    '“{quote}” noemt iets volkomen veilig, of veilig omdat het natuurlijk is.',
  'Nothing that works is harmless for everyone, and advertising may not say that a medicine is safe because it is natural (Directive 2001/83, article 90). Herbs interact with medicines too.':
    'Niets wat werkt, is voor iedereen onschadelijk, en reclame mag niet zeggen dat een geneesmiddel veilig is omdat het natuurlijk is (Richtlijn 2001/83, artikel 90). Ook kruiden hebben wisselwerkingen met medicijnen.',
  'Say for whom it is safe, for whom it is not, and with which medicines it interacts.':
    'Zeg voor wie het veilig is, voor wie niet, en met welke medicijnen het niet samengaat.',

  '“{quote}” speaks of a miracle or a revolution.': '“{quote}” spreekt van een wonder of een revolutie.',
  'Advertising that gives no objective picture is misleading (Geneesmiddelenwet article 84 for medicines, Wmg article 39 for care).':
    'Reclame die geen objectief beeld geeft, is misleidend (Geneesmiddelenwet artikel 84 voor geneesmiddelen, Wmg artikel 39 voor zorg).',
  'Leave the word out and describe the effect.': 'Laat het woord weg en beschrijf wat het doet.',

  '“{quote}” tells readers that they can do without their medicines.':
    '“{quote}” zegt lezers dat ze zonder hun medicijnen kunnen.',
  '“{quote}” speaks of stopping, reducing or replacing a medicine, a treatment or a vaccine.':
    '“{quote}” gaat over stoppen met, minderen of vervangen van een medicijn, een behandeling of een vaccin.',
  'A reader may stop taking a medicine that they need. Food and supplements may not be said to treat an illness (Regulation 1169/2011, article 7).':
    'Een lezer kan stoppen met een medicijn dat nodig is. Van voeding en supplementen mag niet worden gezegd dat ze een ziekte behandelen (Verordening 1169/2011, artikel 7).',
  'Write that a medicine is changed only together with the doctor who prescribed it.':
    'Schrijf dat een medicijn alleen wordt veranderd samen met de arts die het voorschreef.',
  'Ask yourself: would a reader change something after this sentence without asking a doctor? Then say whom to ask.':
    'Vraag u af: zou een lezer na deze zin iets veranderen zonder het een arts te vragen? Zeg dan wie hij het moet vragen.',

  '“{quote}” suggests that a doctor is not needed.': '“{quote}” wekt de indruk dat een arts niet nodig is.',
  'Advertising may not give the impression that seeing a doctor is unnecessary (Directive 2001/83, article 90, for medicines); here it delays care.':
    'Reclame mag niet de indruk wekken dat een bezoek aan een arts overbodig is (Richtlijn 2001/83, artikel 90, voor geneesmiddelen); hier stelt het zorg uit.',
  'Say when readers should see a doctor all the same.': 'Zeg wanneer lezers toch naar een arts moeten.',

  '“{quote}” says that something is proven.': '“{quote}” zegt dat iets bewezen is.',
  'The advertiser must be able to show the proof (Burgerlijk Wetboek 6:193j), and readers want to see it.':
    'Wie reclame maakt, moet het bewijs kunnen laten zien (Burgerlijk Wetboek 6:193j), en lezers willen het zien.',
  'Name the study or the guideline, with a link.': 'Noem het onderzoek of de richtlijn, met een link.',

  '“{quote}” calls the clinic or a treatment the best.': '“{quote}” noemt de praktijk of een behandeling de beste.',
  'Care providers must inform objectively, without steering the choice (NZa rule on transparency of care providers, article 4).':
    'Zorgaanbieders moeten objectief informeren, zonder de keuze te sturen (NZa-regeling transparantie zorgaanbieders, artikel 4).',
  'Say what the clinic does and let readers compare.': 'Zeg wat de praktijk doet, en laat lezers zelf vergelijken.',

  '“{quote}” promises a result within a time.': '“{quote}” belooft een resultaat binnen een bepaalde tijd.',
  'For food and supplements a claim about how fast or how much one loses weight is forbidden (Regulation 1924/2006, article 12); for care a term that is not kept misleads (Wmg article 39).':
    'Bij voeding en supplementen is een claim over hoe snel of hoeveel iemand afvalt verboden (Verordening 1924/2006, artikel 12); bij zorg misleidt een termijn die niet wordt gehaald (Wmg artikel 39).',
  'Give the range that studies found, with the source.': 'Geef de spreiding die onderzoek vond, met de bron.',

  '“{quote}” speaks of cleansing the body.': '“{quote}” gaat over het reinigen van het lichaam.',
  'There is no authorised health claim for it (Regulation 1924/2006), and liver and kidneys do this by themselves.':
    'Daarvoor is geen gezondheidsclaim toegestaan (Verordening 1924/2006), en lever en nieren doen dit vanzelf.',
  'Leave it out, or say which substance is meant and how its removal was measured.':
    'Laat het weg, of zeg om welke stof het gaat en hoe is gemeten dat die verdween.',

  '“{quote}” says that something strengthens the immune system.':
    '“{quote}” zegt dat iets het immuunsysteem versterkt.',
  'For food and supplements only authorised wording is allowed, such as "contributes to the normal function of the immune system" for vitamin C (Regulation 1924/2006; CAG of the Keuringsraad).':
    'Voor voeding en supplementen mogen alleen goedgekeurde woorden worden gebruikt, zoals “draagt bij tot de normale werking van het immuunsysteem” bij vitamine C (Verordening 1924/2006; CAG van de Keuringsraad).',
  'Use the authorised wording for that substance, or leave it out.':
    'Gebruik de goedgekeurde woorden voor die stof, of laat het weg.',

  '“{quote}” is a prescription medicine, and this sentence promotes it.':
    '“{quote}” is een geneesmiddel op recept, en deze zin maakt er reclame voor.',
  'Advertising a prescription medicine to the public is forbidden (Geneesmiddelenwet article 85); information about treatments is not.':
    'Publieksreclame voor een geneesmiddel op recept is verboden (Geneesmiddelenwet artikel 85); informatie over behandelingen niet.',
  'Write about the complaint and all its treatments, without the name, a price or a call to ask for it.':
    'Schrijf over de klacht en alle behandelingen ervan, zonder de naam, een prijs of een oproep om erom te vragen.',

  '“{quote}” discredits doctors, medicines or research.':
    '“{quote}” brengt artsen, medicijnen of onderzoek in diskrediet.',
  'Readers who distrust their doctor come too late. Care providers must inform objectively (NZa rule on transparency of care providers, article 4).':
    'Lezers die hun arts wantrouwen, komen te laat. Zorgaanbieders moeten objectief informeren (NZa-regeling transparantie zorgaanbieders, artikel 4).',
  'Say what the clinic does, and leave out what others would hide, earn or fail at.':
    'Zeg wat de praktijk doet, en laat weg wat anderen zouden verzwijgen, verdienen of niet kunnen.',

  '“{quote}” keeps readers from a doctor.': '“{quote}” houdt lezers weg bij een arts.',
  'A reader who waits with such a complaint may lose what no treatment brings back.':
    'Een lezer die met zo’n klacht wacht, kan verliezen wat geen behandeling terugbrengt.',
  'Say whom to call, and how soon.': 'Zeg wie lezers moeten bellen, en hoe snel.',

  '“{quote}” promises how an examination ends, or leaves something out of it.':
    '“{quote}” belooft hoe een keuring afloopt, of laat er iets uit weg.',
  'The CBR or an independent doctor decides, and a driver who conceals an illness endangers others (Regeling eisen geschiktheid 2000).':
    'Het CBR of een onafhankelijke arts beslist, en een bestuurder die een ziekte verzwijgt, brengt anderen in gevaar (Regeling eisen geschiktheid 2000).',
  'Say what is examined, who decides, and what happens after a refusal.':
    'Zeg wat wordt gekeurd, wie beslist, en wat er na een afkeuring gebeurt.',

  '“{quote}” says that readers may drive although something dulls them or blurs their sight.':
    '“{quote}” zegt dat lezers mogen rijden terwijl iets hen suf maakt of hun zicht vertroebelt.',
  'Nobody may drive under the influence of what makes driving unsafe (Wegenverkeerswet 1994, article 8): sedation, alcohol, many medicines; drops that widen the pupils blur for hours.':
    'Niemand mag rijden onder invloed van wat het rijden onveilig maakt (Wegenverkeerswet 1994, artikel 8): een roesje, alcohol, veel medicijnen; na pupilverwijdende druppels is het zicht uren wazig.',
  'Say how long not to drive, and that somebody else takes readers home.':
    'Zeg hoe lang lezers niet mogen rijden, en dat iemand anders hen naar huis brengt.',

  '“{quote}” lets a patient or a client recommend a treatment.':
    '“{quote}” laat een patiënt of cliënt een behandeling aanbevelen.',
  'One person’s story says nothing about the next one. A claim of recovery in misleading terms is forbidden for medicines (Directive 2001/83, article 90).':
    'Het verhaal van de een zegt niets over de ander. Bij geneesmiddelen is een misleidende verwijzing naar genezing verboden (Richtlijn 2001/83, artikel 90).',
  'Ask yourself: would it be true for most readers? Otherwise say what studies found.':
    'Vraag u af: geldt het voor de meeste lezers? Zeg anders wat onderzoek vond.',

  '“{quote}” hurries readers.': '“{quote}” jaagt lezers op.',
  'People who are ill decide badly under pressure; a false limit of time is an unfair practice (Burgerlijk Wetboek 6:193g).':
    'Wie ziek is, beslist slecht onder druk; een valse tijdslimiet is een oneerlijke handelspraktijk (Burgerlijk Wetboek 6:193g).',
  'Leave the pressure out; say until when only if it is true.':
    'Laat de druk weg; noem een einddatum alleen als die klopt.',

  '“{quote}” says that a food or a supplement works on the body or an illness.':
    '“{quote}” zegt dat voeding of een supplement werkt op het lichaam of tegen een ziekte.',
  'Only authorised wording is allowed, and never for an illness (Regulation 1924/2006; Regulation 1169/2011, article 7).':
    'Alleen goedgekeurde woorden zijn toegestaan, en nooit voor een ziekte (Verordening 1924/2006; Verordening 1169/2011, artikel 7).',

  '“{quote}” may make a patient recognisable.': '“{quote}” kan een patiënt herkenbaar maken.',
  'Who is treated for what is a professional secret (Burgerlijk Wetboek 7:457), also without a surname.':
    'Wie waarvoor wordt behandeld, valt onder het beroepsgeheim (Burgerlijk Wetboek 7:457), ook zonder achternaam.',
  'Ask yourself: would a neighbour recognise this person? Change or leave out name, place and work, or have written consent.':
    'Vraag u af: zou een buur deze persoon herkennen? Verander naam, plaats en werk of laat ze weg, of zorg voor schriftelijke toestemming.',

  '“{quote}” uses the title of a protected profession.': '“{quote}” gebruikt de titel van een beschermd beroep.',
  'Only those in the BIG register may use it (Wet BIG, articles 3 and 4).':
    'Alleen wie in het BIG-register staat, mag die voeren (Wet BIG, artikelen 3 en 4).',
  'Ask yourself: is this person in the BIG register for it? Otherwise name the training instead.':
    'Vraag u af: staat deze persoon ervoor in het BIG-register? Noem anders de opleiding.',
};
