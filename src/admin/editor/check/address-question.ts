import { atom } from 'nanostores';
import type { CallInput, CallResponse } from '../../../shared/api-client.ts';

type Ask = (input: CallInput<'GET /api/admin/address-owner'>) => Promise<CallResponse<'GET /api/admin/address-owner'>>;

/** Asks the server which published article an address still leads to, each address once as long as the editor is open. */
export function createAddressQuestion(ask: Ask) {
  /** Titles by slug; undefined for an address that leads to no other article. */
  const $owners = atom<ReadonlyMap<string, string | undefined>>(new Map());
  const asked = new Set<string>();
  return {
    $owners,
    ask: async (slug: string, except: number | undefined): Promise<void> => {
      if (asked.has(slug) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return;
      asked.add(slug);
      try {
        const { article } = await ask({ query: except === undefined ? { slug } : { slug, except } });
        $owners.set(new Map([...$owners.get(), [slug, article?.title]]));
      } catch {
        // Without a connection: the next change of the text asks again.
        asked.delete(slug);
      }
    },
  };
}
