import { useStore } from '@nanostores/react';
import type { AdminArticle } from '../../shared/contract/articles.ts';
import { button } from '../../ui/button.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { overlay } from '../../ui/overlay.ts';
import { $form, keepMine, takeTheirs } from './editor-state.ts';
import { type ArticleForm, differences, formOf } from './form.ts';

const NAMES: Record<keyof ArticleForm, string> = {
  title: 'Title',
  slug: 'URL Slug',
  content: 'Content',
  excerpt: 'Excerpt',
  category: 'Category',
  type: 'Content Type',
  author: 'Author',
  writerId: 'Writer',
  isPublished: 'Published',
  image: 'Image',
  imageAlt: 'Image Alt Text',
  videoUrl: 'Video URL',
  seoTitle: 'SEO Title',
  seoDescription: 'SEO Description',
  tags: 'Tags',
};

type Props = { conflict: AdminArticle | null; onDecided: (next: { andSave: boolean }) => void };

/** Somebody else saved this article meanwhile: both versions, and the choice between them. */
export function ConflictDialog({ conflict, onDecided }: Props) {
  const mine = useStore($form);
  if (!conflict) return null;
  const theirs = formOf(conflict);
  const fields = differences(mine, theirs).filter((name) => name !== 'writerId');
  return (
    <Dialog
      open
      onOpenChange={() => onDecided({ andSave: false })}
      size="wide"
      title="This article was changed by someone else"
      description="Nothing has been overwritten yet. Compare the two versions and choose which one stays."
    >
      <dl className="mt-5 space-y-4">
        {fields.map((name) => (
          <div key={name}>
            <dt className="text-sm font-medium">{NAMES[name]}</dt>
            <dd className="mt-1 grid grid-cols-1 gap-3 sm:grid-cols-2">
              <Version label="Your version" value={mine[name]} />
              <Version label="Their version" value={theirs[name]} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={overlay.actions}>
        <button type="button" className={button('quiet', 'small')} onClick={() => onDecided({ andSave: false })}>
          Keep editing
        </button>
        <button
          type="button"
          className={button('secondary', 'small')}
          onClick={() => {
            takeTheirs(conflict);
            onDecided({ andSave: false });
          }}
        >
          Use their version
        </button>
        <button
          type="button"
          className={button('primary', 'small')}
          onClick={() => {
            keepMine(conflict);
            onDecided({ andSave: true });
          }}
        >
          Save my version
        </button>
      </div>
    </Dialog>
  );
}

function Version({ label, value }: { label: string; value: ArticleForm[keyof ArticleForm] }) {
  return (
    <div className="rounded-xs border border-linen/60 bg-desk p-3">
      <p className="text-xs text-ink-soft">{label}</p>
      <p lang="nl" className="mt-1 max-h-60 overflow-y-auto text-sm whitespace-pre-line">
        {textOf(value)}
      </p>
    </div>
  );
}

function textOf(value: ArticleForm[keyof ArticleForm]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  const isHtml = text.startsWith('<');
  return (isHtml ? plainText(text) : text) || '(empty)';
}

function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<\/(p|h\d|li|blockquote|tr)>/g, '$&\n'), 'text/html');
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
