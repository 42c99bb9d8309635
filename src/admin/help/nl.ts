export default {
  'the manual': 'de handleiding',
  'Loading the manual': 'De handleiding wordt geladen',
};
