/** The paths of the pages for visitors: a page of theirs downloads no others (src/shared/paths.ts). */
export const visitorPaths = {
  home: '/',
  treatments: '/behandelingen',
  therapies: '/therapieen',
  examinations: '/rijbewijskeuringen',
  questions: '/rijbewijskeuringen#vragen',
  pmo: '/pmo',
  proposal: '/pmo#voorstel',
  privacy: '/privacy',
  accessibility: '/toegankelijkheid',
  complaints: '/klachten',
  about: '/over-ons',
  contact: '/over-ons#contact',
  rates: '/over-ons#tarieven',
  team: '/over-ons#team',
  teamMember: (key: string) => `/over-ons#${key}`,
  route: '/over-ons#route',
  /** Shown after the contact form is sent without JavaScript; `?fout=` names the invalid fields. */
  messageSent: '/over-ons/bericht-verzonden',
  messageNotSent: '/over-ons/bericht-niet-verzonden',
  magazine: '/magazine',
  search: '/zoeken',
  /** Shown when “Was this clear?” could not be stored; `?fout=` says why. */
  feedbackNotSent: '/magazine/answer-not-stored',
  careFeedbackNotSent: '/antwoord-niet-bewaard',
  treatment: (slug: string) => `/behandelingen/${slug}`,
  therapy: (slug: string) => `/therapieen/${slug}`,
  examination: (slug: string) => `/rijbewijskeuringen/${slug}`,
  /** The newest articles about the subject of a care page, as a part of that page. */
  aboutCare: (page: string) => `/magazine/about${page}`,
  magazineItem: ({ type, slug }: { type: string; slug: string }) =>
    `/magazine/${type === 'video' ? 'video' : 'article'}/${slug}`,
} as const;
