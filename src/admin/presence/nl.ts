export default {
  'You have this article open in another tab too. The one that saves last is shown what the other changed.':
    'U hebt dit artikel ook in een ander tabblad open. Het tabblad dat het laatst opslaat, laat zien wat het andere veranderde.',
  '{count} other|{count} others': '{count} ander|{count} anderen',
  '{names} has this article open too. The last to save is shown what the other changed.':
    '{names} heeft dit artikel ook open. Wie het laatst opslaat, ziet wat de ander veranderde.',
  '{names} have this article open too. The last to save is shown what the other changed.':
    '{names} hebben dit artikel ook open. Wie het laatst opslaat, ziet wat de ander veranderde.',
};
