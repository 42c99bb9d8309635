import { verifyArchive } from '../../../src/server/operations/backup/verify.ts';

/** Verifies the archive that the command names, and prints what came of it and the most memory that it took, in MB. */
const [, , file = ''] = process.argv;
const message = await verifyArchive(file).then(
  () => 'accepted',
  (error: Error) => error.message,
);
process.stdout.write(JSON.stringify({ message, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }));
