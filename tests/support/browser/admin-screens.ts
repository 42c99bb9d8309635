/** The screens of the admin area that do not load the editor. */
export const ADMIN_SCREENS = [
  '/admindash',
  '/admindash?tab=writers',
  '/admindash?tab=categories',
  '/admindash/messages',
  '/admindash/account',
  '/admindash/help',
  '/admindash/bin',
  '/admindash/pictures',
  '/admindash/schedule',
  '/admindash/to-do',
  '/admindash/visits',
  '/admindash/activity',
  '/admindash/clinic',
  '/admindash/clinic/edit?path=kliniek.yaml',
];
