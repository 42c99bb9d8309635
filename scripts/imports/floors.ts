export type Floor = {
  name: string;
  /** Folders of the room, and files that lie in it, without their extension; one floor holds all that no other names. */
  holds: readonly string[] | 'the rest';
  /** Tells the author of an import from a higher floor what to do instead. */
  remedy: string;
};

const MOVE_DOWN = 'Move what both need down to the floor of the importing file, or lower.';

/**
 * The floors of the two large rooms, the lowest first: a file imports from its own floor and from those below.
 * docs/architecture.md prints the table. Types may name what lies above, such as all that `Dependencies` holds.
 */
export const FLOORS: Record<string, readonly Floor[]> = {
  'src/server': [
    {
      name: 'foundation',
      holds: [
        ...['db', 'errors', 'log', 'limits', 'csv', 'headers', 'outgoing'],
        ...['background', 'clock', 'context', 'deadline', 'dependencies', 'disk-space', 'environment', 'link-token'],
        ...[
          'permissions',
          'provided-dependencies',
          'route',
          'session-cookie-names',
          'settings',
          'subject',
          'sync-to-disk',
          'version',
        ],
      ],
      remedy: MOVE_DOWN,
    },
    {
      name: 'platform',
      holds: ['audit', 'cache', 'mail', 'outbox', 'ranges', 'transaction'],
      remedy: `The platform knows no subject. Connect the function in src/server/wiring.ts, as deliveries are. ${MOVE_DOWN}`,
    },
    {
      name: 'subjects',
      holds: 'the rest',
      remedy: `A subject knows no operation and no request. ${MOVE_DOWN}`,
    },
    { name: 'operations', holds: ['health', 'maintenance', 'operations', 'subjects', 'to-do'], remedy: MOVE_DOWN },
    {
      name: 'entry',
      holds: [
        ...['api', 'host', 'app', 'wiring', 'open-dependencies', 'open-for-serving', 'open-in-development'],
        'running-dependencies',
      ],
      remedy: '',
    },
  ],
  'src/admin': [
    {
      name: 'foundation',
      holds: ['connection', 'data', 'errors', 'language', 'navigation', 'theme'],
      remedy: MOVE_DOWN,
    },
    {
      name: 'parts',
      holds: ['forms', 'lists', 'session', 'shortcuts'],
      remedy: `A part knows no screen. ${MOVE_DOWN}`,
    },
    {
      name: 'screens',
      holds: 'the rest',
      remedy: `A screen does not know the frame around it. ${MOVE_DOWN}`,
    },
    { name: 'frame', holds: ['app', 'frame'], remedy: '' },
  ],
};
