/** Groups of activities for the filter of the screen. */
export const ACTIVITY_GROUPS = {
  writing: 'Writing',
  publishing: 'Publishing and scheduling',
  reviewing: 'Medical reviews',
  sharing: 'Preview links',
  deleting: 'Deleting and restoring',
  lists: 'Categories and writers',
  pictures: 'Pictures',
  readers: 'Answers of readers',
  messages: 'Contact messages',
  logins: 'Logging in and out',
  accounts: 'Accounts',
  operations: 'Backups, exports and personal data',
} as const;
export type ActivityGroup = keyof typeof ACTIVITY_GROUPS;
