import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api-client.ts';
import { pictureHash } from '../../../shared/pictures/picture.ts';
import type { Block } from '../../../shared/text-check/document/document.ts';
import { articleText } from '../../../shared/text-check/document/from-article.ts';
import { pictureAddresses, type WithReaderTexts } from '../../../shared/text-check/document/reader-texts.ts';
import { useSite } from '../../navigation/site.ts';
import { shownPictureQuery } from '../../uploads/shown-pictures.ts';
import { $writers } from '../../writers/writers.ts';
import { useMachine } from '../effects/use-machine.ts';
import type { ArticleForm } from '../state/form.ts';
import { type Check, createChecker, PAUSE_MS, whenIdle } from './checker.ts';
import { markDangers } from './go-to-place.ts';
import { createAddressQuestion, createLinkQuestions } from './questions.ts';

/** A text of this length is checked less often. */
const LONG_TEXT = 60_000;
const LONG_PAUSE_MS = 4000;

/** Checks the text at each pause in typing, and asks the server about its links. */
export function useCheck() {
  const machine = useMachine();
  const { phoneNumbers } = useSite();
  const [check, setCheck] = useState<Check>({ state: 'loading' });
  // Not `staffCall`: a login dialog must not interrupt typing.
  const [links] = useState(() => createLinkQuestions((input) => call('POST /api/admin/link-checks', input)));
  const [address] = useState(() => createAddressQuestion((input) => call('GET /api/admin/address-owner', input)));
  const waiting = useStore(links.$waiting);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checker = createChecker({
      onResult: ({ findings, addresses }) => {
        setCheck({ state: 'done', findings });
        markDangers(machine, findings);
        links.ask(addresses);
      },
      onFailure: () => setCheck({ state: 'failed' }),
    });
    // It may call at once, with writers that are there already: `schedule` is hoisted.
    const around = createSurroundings(schedule);
    const run = () => {
      const blocks = machine.bodyView()?.blocks();
      // The rich text is still loading; that of an empty article reports no change when it has.
      if (!blocks) return schedule();
      const answers = links.$answers.get();
      const { form, following, saved } = machine.$state.get();
      // The server numbers a slug that follows the title, so that it takes no address over.
      const slug = following.slug ? '' : form.slug;
      void address.ask(slug, saved.id ?? undefined);
      const text = articleText({ ...form, ...around.of(form, blocks) }, blocks);
      checker.check({
        ...{ text, facts: { phoneNumbers }, answers },
        address: { slug: form.slug, owner: address.$owners.get().get(slug) },
      });
    };
    function schedule() {
      clearTimeout(timer);
      const isLong = machine.$state.get().form.content.length > LONG_TEXT;
      timer = setTimeout(() => whenIdle(run), isLong ? LONG_PAUSE_MS : PAUSE_MS);
    }
    schedule();
    const stops = [machine.$state.listen(schedule), links.$answers.listen(schedule), address.$owners.listen(schedule)];
    return () => {
      around.close();
      clearTimeout(timer);
      checker.close();
      for (const stop of stops) stop();
    };
  }, [machine, links, address, phoneNumbers]);
  useEffect(() => () => links.close(), [links]);
  return { check, waiting };
}

type Surroundings = Pick<WithReaderTexts, 'writer' | 'pictures'>;

/** What readers see beside the form: its writer, and what the library says of its pictures. `onChange`: it arrived. */
function createSurroundings(onChange: () => void) {
  const stops = new Map<string, () => void>([['writers', $writers.listen(onChange)]]);
  return {
    of: ({ writerId, image }: ArticleForm, blocks: readonly Block[]): Surroundings => {
      const writer = $writers.get().data?.find(({ id }) => id === writerId) ?? null;
      const hashes = new Set(pictureAddresses(image, blocks).flatMap((address) => pictureHash(address) ?? []));
      const pictures: Record<string, Surroundings['pictures'][string]> = {};
      for (const hash of hashes) {
        const $shown = shownPictureQuery(hash);
        if (!stops.has(hash)) stops.set(hash, $shown.listen(onChange));
        const { data } = $shown.get();
        if (data) pictures[hash] = data;
      }
      return { writer: writer && { name: writer.name, bio: writer.bio }, pictures };
    },
    close: () => {
      for (const stop of stops.values()) stop();
    },
  };
}
