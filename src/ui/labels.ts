type Label = 'Cancel' | 'Close' | 'Notification' | 'Notifications (F8)';

let translate: ((label: Label) => string) | undefined;

/** What the components of this folder say by themselves, in English or as the area has it. Call it while rendering. */
export const labelOf = (label: Label): string => translate?.(label) ?? label;

/** The desk has these words in two languages. */
export const translateLabels = (by: (label: Label) => string): void => {
  translate = by;
};
