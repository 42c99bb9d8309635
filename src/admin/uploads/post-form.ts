import { accountHeaders } from '../../shared/api-client.ts';

type Options = {
  /** From 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/** Sends a form and reports progress, which `fetch` cannot do. */
export function postForm(
  path: string,
  form: FormData,
  { onProgress, signal }: Options = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(accountHeaders())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      lengthComputable && onProgress?.(loaded / total);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new TypeError('The form could not be sent'));
    request.onabort = () => reject(cancelled());
    signal?.addEventListener('abort', () => request.abort());
    if (signal?.aborted) reject(cancelled());
    else request.send(form);
  });
}

const cancelled = () => new DOMException('Cancelled', 'AbortError');
