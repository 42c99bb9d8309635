import pg from 'pg';

const NAME = 'somebody-else';
/** What Postgres answers when all its connections are taken. */
const TOO_MANY_CONNECTIONS = '53300';

/** Ends all other connections of a Postgres and opens as many as it has. Resolves to a function that closes them. */
export async function takeEveryConnection(connectionString: string): Promise<() => Promise<void>> {
  const taken: pg.Client[] = [];
  const take = async () => {
    for (;;) {
      const client = new pg.Client({ connectionString, application_name: NAME });
      client.on('error', () => {});
      try {
        await client.connect();
        taken.push(client);
      } catch (error) {
        if ((error as { code?: string }).code === TOO_MANY_CONNECTIONS) return;
        throw error;
      }
    }
  };
  const endOthers = `select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and application_name <> '${NAME}'`;
  await take();
  // The others reconnect at once, and the faster one gets the connection.
  while ((await taken[0]?.query(endOthers))?.rowCount) await take();
  return async () => {
    await Promise.all(taken.map((client) => client.end()));
  };
}
