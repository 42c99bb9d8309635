/** The paths of the site that more than one module links to. */
export const paths = {
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
  /** What was saved last of an article, for staff. */
  preview: (id: number) => `/magazine/preview/article/${id}`,
  /** The same, for everybody with the link. */
  sharedPreview: (token: string) => `/magazine/preview/${token}`,
  /** The site with a draft of a document in it, below a secret: `/preview/…/over-ons`. */
  sitePreviews: '/preview',
  login: '/admindash/login',
  dashboard: '/admindash',
  messages: '/admindash/messages',
  account: '/admindash/account',
  people: '/admindash/people',
  /** Where an invitation or a link for a new password leads; the token stands behind `#`. */
  welcome: '/admindash/welcome',
  help: '/admindash/help',
  /** The text of the help screen. */
  manual: '/admindash/manual.json',
  /** The care pages with “Was dit duidelijk?”, for the To do screen. */
  careTitles: '/admindash/care-titles.json',
  bin: '/admindash/bin',
  pictures: '/admindash/pictures',
  schedule: '/admindash/schedule',
  toDo: '/admindash/to-do',
  visits: '/admindash/visits',
  activity: '/admindash/activity',
  clinic: '/admindash/clinic',
  /** A document of content/: `kliniek.yaml`. */
  clinicBeforeOnline: '/admindash/clinic/before-online',
  /** `field` is the place in its form that gets the focus. */
  clinicDocument: (path: string, field = '') =>
    `/admindash/clinic/edit?path=${encodeURIComponent(path)}${field && `&field=${encodeURIComponent(field)}`}`,
  editor: (id: number | 'new') => `/admindash/articles/${id}`,
  /** The check beside the text. */
  check: (id: number) => `/admindash/articles/${id}#check`,
  history: (id: number) => `/admindash/articles/${id}/history`,
} as const;
