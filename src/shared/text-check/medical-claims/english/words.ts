/** Without a cure so far, whatever anyone promises. */
export const CHRONIC =
  "(?:arthritis|rheumatism|diabetes|migraines?|asthma|copd|eczema|psoriasis|rosacea|osteoarthritis|fibromyalgia|crohn[’']s|alzheimer[’']s|dementia|parkinson[’']s|ms|long covid|hay fever|allerg(?:y|ies)|tinnitus|gout|lyme|adhd|autism|epilepsy|endometriosis|osteoporosis|hiv|high blood pressure|autoimmune diseases?)";
export const ILLNESS = `(?:(?:\\p{L}{1,20} )?cancer|(?:type [12] )?${CHRONIC}|depression|acne|obesity|insomnia|heart disease|burnout|covid(?:-19)?|diseases?|illness(?:es)?)`;
/** What a reader wants to be rid of. */
export const COMPLAINT = `(?:${ILLNESS}|(?:[\\p{L}-]{1,20} )?(?:pains?|complaints?|symptoms)|(?:back|head|stomach)aches?|itch(?:ing)?|wrinkles|ailments?)`;
