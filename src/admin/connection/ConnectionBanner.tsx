import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useToastOffset } from '../../ui/toast/use-toast-offset.ts';
import { $connection, watchConnection } from './connection.ts';

const TEXTS = {
  works: undefined,
  lost: 'No connection to the server. You can go on writing: what you type in an article is kept in this browser. Saving, searching and opening other articles wait until the connection is back.',
  back: 'The connection is back. You can save again.',
};

/** At the bottom of every screen: what works without a connection. */
export function ConnectionBanner() {
  const text = TEXTS[useStore($connection)];
  const banner = useRef<HTMLParagraphElement>(null);
  useEffect(watchConnection, []);
  useToastOffset(banner, text !== undefined);
  return (
    <p
      ref={banner}
      role="status"
      className={
        text ? 'sticky bottom-0 z-20 border-t border-linen bg-plaster px-4 py-3 text-center text-sm' : 'sr-only'
      }
    >
      {text}
    </p>
  );
}
