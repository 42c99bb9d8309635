import { visitorPaths } from './visitor-paths.ts';

/** The paths of the site that more than one module links to. */
export const paths = {
  ...visitorPaths,
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
