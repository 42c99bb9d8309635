/** The addresses of the staff app beyond those of the specification. */
export const adminPaths = {
  messages: '/admindash/messages',
  account: '/admindash/account',
  help: '/admindash/help',
} as const;
