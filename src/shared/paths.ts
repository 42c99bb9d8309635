/** The paths of the site that more than one module links to. */
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
  /** Shown after the contact form is sent without JavaScript; `?fout=` names the invalid fields. */
  messageSent: '/over-ons/bericht-verzonden',
  messageNotSent: '/over-ons/bericht-niet-verzonden',
  magazine: '/magazine',
  treatment: (slug: string) => `/behandelingen/${slug}`,
  therapy: (slug: string) => `/therapieen/${slug}`,
  examination: (slug: string) => `/rijbewijskeuringen/${slug}`,
  magazineItem: ({ type, slug }: { type: string; slug: string }) =>
    `/magazine/${type === 'video' ? 'video' : 'article'}/${slug}`,
  login: '/admindash/login',
  dashboard: '/admindash',
  messages: '/admindash/messages',
  account: '/admindash/account',
  help: '/admindash/help',
  /** The text of the help screen. */
  manual: '/admindash/manual.json',
  bin: '/admindash/bin',
  editor: (id: number | 'new') => `/admindash/articles/${id}`,
  history: (id: number) => `/admindash/articles/${id}/history`,
} as const;
