/** What staff call the documents of content/ that have no heading of their own, by their paths below content/. */
export const DOCUMENT_TITLES = {
  'kliniek.yaml': 'Clinic, opening hours and closures',
  'bericht.yaml': 'Notice on all pages',
  'wachttijd.yaml': 'Waiting time',
  'tarieven.yaml': 'Prices',
  'team.yaml': 'Team',
  'contact.yaml': 'Appointment and contact',
  'route.yaml': 'Directions and parking',
  'beloften.yaml': 'Promises of the privacy statement',
  'home.yaml': 'Home page',
  'veelgestelde-vragen.yaml': 'Frequent questions',
  'therapieen.yaml': 'Overview of therapies',
  'behandelingen.yaml': 'Overview of treatments',
  'rijbewijskeuringen.yaml': 'Overview of examinations',
  'pmo.yaml': 'Employers (PMO)',
  'over-ons.md': 'About us',
} as const;

/** The groups of their list. */
export type DocumentGroup = 'Clinic' | 'Pages' | 'Therapies' | 'Treatments' | 'Examinations';
