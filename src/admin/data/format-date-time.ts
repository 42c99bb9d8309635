const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/** 4 Mar 2026, 10:14, as the clock in the clinic says. */
export const formatDateTime = (date: string) => moment.format(new Date(date));
