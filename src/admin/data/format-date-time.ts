const formatter = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/** 4 Mar 2026, 10:14, in Amsterdam's time. */
export const formatDateTime = (date: string) => formatter.format(new Date(date));
