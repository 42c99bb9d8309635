/** What an account may do, in the words of a refusal: “You may not …”. Every endpoint for staff names one. */
export const PERMISSIONS = {
  'magazine.read': 'read the magazine’s admin area',
  'articles.write-own': 'write articles',
  'articles.write': 'change articles of others',
  'articles.publish': 'publish articles, or change what readers see',
  'articles.review': 'review articles: that takes an account with a BIG number',
  'magazine.manage': 'change categories and writers',
  'site.write': 'write drafts of the facts and pages of the clinic',
  'site.publish': 'publish facts and pages of the clinic',
  'pictures.manage': 'change pictures of others',
  'messages.read': 'read contact messages',
  'people.manage': 'manage accounts',
  'audit.read': 'see what colleagues did',
} as const;
export type Permission = keyof typeof PERMISSIONS;
export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as [Permission, ...Permission[]];

export const ROLES = ['writer', 'editor', 'administrator'] as const;
export type Role = (typeof ROLES)[number];
export const ROLE_NAMES = {
  writer: 'Writer',
  editor: 'Editor',
  administrator: 'Administrator',
} as const satisfies Record<Role, string>;

const WRITER: Permission[] = ['magazine.read', 'articles.write-own', 'site.write'];
const EDITOR: Permission[] = [
  ...WRITER,
  'articles.write',
  'articles.publish',
  'magazine.manage',
  'site.publish',
  'pictures.manage',
];
const OF_ROLE: Record<Role, readonly Permission[]> = {
  writer: WRITER,
  editor: EDITOR,
  administrator: [...EDITOR, 'people.manage', 'audit.read'],
};

/** Reading messages and reviewing are granted to a person, whatever the role. */
export const permissionsOf = (account: {
  role: Role;
  readsMessages: boolean;
  isReviewer: boolean;
}): readonly Permission[] => [
  ...OF_ROLE[account.role],
  ...(account.readsMessages ? (['messages.read'] as const) : []),
  ...(account.isReviewer ? (['articles.review'] as const) : []),
];

/** The permission to write includes changing one's own articles and pictures. */
export function mayDo(held: readonly Permission[], wanted: Permission, isOwn: boolean): boolean {
  if (held.includes(wanted)) return true;
  const changes = wanted === 'articles.write' || wanted === 'pictures.manage';
  return changes && isOwn && held.includes('articles.write-own');
}
