import type { PlainSentence, Sentence } from '../finding.ts';

/**
 * The rules that claims touch, each as a sentence for staff. Sources: docs/decisions/2026-11-23-text-checks.md. An article
 * of law is named only where its text says this.
 */
export const GROUNDS = {
  cure: {
    what: '“{quote}” promises a cure.',
    why: 'Falsely claiming that a product or treatment cures an illness is forbidden whatever else the text says (Burgerlijk Wetboek 6:193g), and a care provider may not mislead about what it offers (Wmg article 39).',
    remedy: 'Say what is known: for whom it helps, how often, how much, and with which source.',
  },
  guarantee: {
    what: '“{quote}” guarantees a result.',
    why: 'No treatment works for everyone, so a guarantee misleads; a care provider’s advertising may not (Wmg article 39).',
    remedy: 'Say how often it helps and what happens if it does not.',
  },
  sideEffects: {
    what: '“{quote}” says that something has no side effects or risk.',
    why: 'Whatever works can have side effects. European law forbids advertising a medicine as free of them (Directive 2001/83, article 90), and a care provider may not mislead (Wmg article 39).',
    remedy: 'Name the side effects that are known and how often they occur.',
  },
  safety: {
    what: '“{quote}” calls something completely safe, or safe because it is natural.',
    why: 'Nothing that works is harmless for everyone, and advertising may not say that a medicine is safe because it is natural (Directive 2001/83, article 90). Herbs interact with medicines too.',
    remedy: 'Say for whom it is safe, for whom it is not, and with which medicines it interacts.',
  },
  miracle: {
    what: '“{quote}” speaks of a miracle or a revolution.',
    why: 'Advertising that gives no objective picture is misleading (Geneesmiddelenwet article 84 for medicines, Wmg article 39 for care).',
    remedy: 'Leave the word out and describe the effect.',
  },
  medicines: {
    what: '“{quote}” tells readers that they can do without their medicines.',
    why: 'A reader may stop taking a medicine that they need. Food and supplements may not be said to treat an illness (Regulation 1169/2011, article 7).',
    remedy: 'Write that a medicine is changed only together with the doctor who prescribed it.',
  },
  doctor: {
    what: '“{quote}” suggests that a doctor is not needed.',
    why: 'Advertising may not give the impression that seeing a doctor is unnecessary (Directive 2001/83, article 90, for medicines); here it delays care.',
    remedy: 'Say when readers should see a doctor all the same.',
  },
  proof: {
    what: '“{quote}” says that something is proven.',
    why: 'The advertiser must be able to show the proof (Burgerlijk Wetboek 6:193j), and readers want to see it.',
    remedy: 'Name the study or the guideline, with a link.',
  },
  superiority: {
    what: '“{quote}” calls the clinic or a treatment the best.',
    why: 'Care providers must inform objectively, without steering the choice (NZa rule on transparency of care providers, article 4).',
    remedy: 'Say what the clinic does and let readers compare.',
  },
  speed: {
    what: '“{quote}” promises a result within a time.',
    why: 'For food and supplements a claim about how fast or how much one loses weight is forbidden (Regulation 1924/2006, article 12); for care a term that is not kept misleads (Wmg article 39).',
    remedy: 'Give the range that studies found, with the source.',
  },
  cleansing: {
    what: '“{quote}” speaks of cleansing the body.',
    why: 'There is no authorised health claim for it (Regulation 1924/2006), and liver and kidneys do this by themselves.',
    remedy: 'Leave it out, or say which substance is meant and how its removal was measured.',
  },
  immunity: {
    what: '“{quote}” says that something strengthens the immune system.',
    why: 'For food and supplements only authorised wording is allowed, such as "contributes to the normal function of the immune system" for vitamin C (Regulation 1924/2006; CAG of the Keuringsraad).',
    remedy: 'Use the authorised wording for that substance, or leave it out.',
  },
  prescription: {
    what: '“{quote}” is a prescription medicine, and this sentence promotes it.',
    why: 'Advertising a prescription medicine to the public is forbidden (Geneesmiddelenwet article 85); information about treatments is not.',
    remedy: 'Write about the complaint and all its treatments, without the name, a price or a call to ask for it.',
  },
  discredit: {
    what: '“{quote}” discredits doctors, medicines or research.',
    why: 'Readers who distrust their doctor come too late. Care providers must inform objectively (NZa rule on transparency of care providers, article 4).',
    remedy: 'Say what the clinic does, and leave out what others would hide, earn or fail at.',
  },
  delay: {
    what: '“{quote}” keeps readers from a doctor.',
    why: 'A reader who waits with such a complaint may lose what no treatment brings back.',
    remedy: 'Say whom to call, and how soon.',
  },
  exam: {
    what: '“{quote}” promises how an examination ends, or leaves something out of it.',
    why: 'The CBR or an independent doctor decides, and a driver who conceals an illness endangers others (Regeling eisen geschiktheid 2000).',
    remedy: 'Say what is examined, who decides, and what happens after a refusal.',
  },
  driving: {
    what: '“{quote}” says that readers may drive although something dulls them or blurs their sight.',
    why: 'Nobody may drive under the influence of what makes driving unsafe (Wegenverkeerswet 1994, article 8): sedation, alcohol, many medicines; drops that widen the pupils blur for hours.',
    remedy: 'Say how long not to drive, and that somebody else takes readers home.',
  },
  testimonial: {
    what: '“{quote}” lets a patient or a client recommend a treatment.',
    why: 'One person’s story says nothing about the next one. A claim of recovery in misleading terms is forbidden for medicines (Directive 2001/83, article 90).',
    remedy: 'Ask yourself: would it be true for most readers? Otherwise say what studies found.',
  },
  urgency: {
    what: '“{quote}” hurries readers.',
    why: 'People who are ill decide badly under pressure; a false limit of time is an unfair practice (Burgerlijk Wetboek 6:193g).',
    remedy: 'Leave the pressure out; say until when only if it is true.',
  },
  supplement: {
    what: '“{quote}” says that a food or a supplement works on the body or an illness.',
    why: 'Only authorised wording is allowed, and never for an illness (Regulation 1924/2006; Regulation 1169/2011, article 7).',
    remedy: 'Use the authorised wording for that substance, or leave it out.',
  },
  patient: {
    what: '“{quote}” may make a patient recognisable.',
    why: 'Who is treated for what is a professional secret (Burgerlijk Wetboek 7:457), also without a surname.',
    remedy:
      'Ask yourself: would a neighbour recognise this person? Change or leave out name, place and work, or have written consent.',
  },
  title: {
    what: '“{quote}” uses the title of a protected profession.',
    why: 'Only those in the BIG register may use it (Wet BIG, articles 3 and 4).',
    remedy: 'Ask yourself: is this person in the BIG register for it? Otherwise name the training instead.',
  },
} as const;

export type Ground = keyof typeof GROUNDS;

type Question = { what: Extract<Sentence, `“{quote}” ${string}`>; remedy: PlainSentence };

/** What to ask oneself where a sentence only speaks of such a thing. */
export const QUESTIONS: Partial<Record<Ground, Question>> = {
  medicines: {
    what: '“{quote}” speaks of stopping, reducing or replacing a medicine, a treatment or a vaccine.',
    remedy:
      'Ask yourself: would a reader change something after this sentence without asking a doctor? Then say whom to ask.',
  },
};
