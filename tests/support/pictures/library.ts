import type { PictureDetails, PicturePage } from '../../../src/shared/contract/pictures/pictures.ts';
import type { Role } from '../../../src/shared/permissions.ts';
import { plainPicture } from './make-pictures.ts';
import { setUpUploads } from './upload-tools.ts';

/** The picture library of a test API, as one person uses it. */
export function setUpLibrary(options: Parameters<typeof setUpUploads>[0] = {}) {
  const { app, store } = setUpUploads(options);
  const session = { cookie: '', staffId: 0 };

  const call = (method: string, path: string, body?: object) =>
    app.request(`/api/admin/${path}`, { method, body, cookie: session.cookie });
  const hashOf = (address: string) => /[0-9a-f]{32}/.exec(address)?.[0] ?? '';

  async function send(bytes: BlobPart, name: string, partOf?: string) {
    const form = new FormData();
    form.set('image', new Blob([bytes], { type: 'image/png' }), name);
    if (partOf !== undefined) form.set('partOf', partOf);
    const response = await app.request('/api/admin/upload/article', {
      method: 'POST',
      body: form,
      cookie: session.cookie,
    });
    return { status: response.status, body: (await response.json()) as { imageUrl: string; error: string } };
  }

  return {
    app,
    store,
    call,
    hashOf,
    send,
    async logIn(role?: Role) {
      return Object.assign(session, await app.logIn(role));
    },
    /** Uploads a picture of one colour; returns its hash. */
    async add(colour: string, name: string, partOf?: string): Promise<string> {
      const { body } = await send(await plainPicture(60, 40, colour).png().toBuffer(), name, partOf);
      return hashOf(body.imageUrl);
    },
    /** The names in the library, newest first. */
    async names(query = ''): Promise<(string | null)[]> {
      const { pictures } = (await (await call('GET', `pictures${query}`)).json()) as PicturePage;
      return pictures.map(({ name }) => name);
    },
    async details(hash: string): Promise<PictureDetails> {
      return (await (await call('GET', `pictures/${hash}`)).json()) as PictureDetails;
    },
  };
}
