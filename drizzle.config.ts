/** For `npm run migration`. */
export default {
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/server/db/schema/**/*.ts',
  out: './src/server/db/migrations',
};
