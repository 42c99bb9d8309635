/** Every address of the site that more than one place links to (§2). */
export const paths = {
  home: '/',
  treatments: '/behandelingen',
  therapies: '/therapieen',
  examinations: '/rijbewijskeuringen',
  pmo: '/pmo',
  privacy: '/privacy',
  accessibility: '/toegankelijkheid',
  about: '/over-ons',
  contact: '/over-ons#contact',
  /** Where the contact form lands without JavaScript; `?fout=` names what is wrong. */
  messageSent: '/over-ons/bericht-verzonden',
  messageNotSent: '/over-ons/bericht-niet-verzonden',
  magazine: '/magazine',
  treatment: (slug: string) => `/behandelingen/${slug}`,
  therapy: (slug: string) => `/therapieen/${slug}`,
  examination: (slug: string) => `/rijbewijskeuringen/${slug}`,
  /** §2: /magazine/video/{slug} for type video, otherwise /magazine/article/{slug}. */
  magazineItem: ({ type, slug }: { type: string; slug: string }) =>
    `/magazine/${type === 'video' ? 'video' : 'article'}/${slug}`,
  login: '/admindash/login',
  dashboard: '/admindash',
  messages: '/admindash/messages',
  account: '/admindash/account',
  help: '/admindash/help',
  editor: (id: number | 'new') => `/admindash/articles/${id}`,
} as const;
