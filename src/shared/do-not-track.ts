/** Do Not Track and its successor, Global Privacy Control: pages then send nothing, and no request is counted. */
export const asksNotToBeCounted = (doNotTrack: string | null | undefined, globalPrivacyControl: boolean): boolean =>
  doNotTrack === '1' || globalPrivacyControl;
