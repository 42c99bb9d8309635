export default {
  Dashboard: 'Dashboard',
  Articles: 'Artikelen',
  Writers: 'Schrijvers',
  Categories: 'Categorieën',
  'What to manage': 'Wat u beheert',
};
