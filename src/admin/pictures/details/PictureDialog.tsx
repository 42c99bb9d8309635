import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import type { PictureDetails, PictureUse } from '../../../shared/contract/pictures/pictures.ts';
import { paths } from '../../../shared/paths.ts';
import { ArticleTitle } from '../../articles/ArticleTitle.tsx';
import { formatDate } from '../../data/format-date.ts';
import { usePreviousValue } from '../../data/use-previous-value.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { LoadError } from '../../lists/LoadError.tsx';
import { StoredImage } from '../../uploads/StoredImage.tsx';
import { PictureTools } from '../edit/PictureTools.tsx';
import { formatPictureSize, pictureName } from '../labels.ts';
import { pictureQuery } from '../pictures.ts';
import { PictureActions } from './PictureActions.tsx';
import { PictureForm } from './PictureForm.tsx';

/** A picture with its texts, uses and actions. */
export function PictureDialog({ hash, onClose }: { hash: string; onClose: () => void }) {
  const [$picture] = useState(() => pictureQuery(hash));
  const { data, error } = useStore($picture);
  const picture = usePreviousValue(data);
  return (
    <FormDialog size="wide" title={picture ? pictureName(picture) : 'Picture'} onClose={onClose}>
      {picture ? (
        <div className="mt-5 grid gap-6 md:grid-cols-2">
          <div className="min-w-0">
            <Shown picture={picture} />
            <PictureTools picture={picture} />
            <PictureActions picture={picture} onDeleted={onClose} />
            <PictureUses {...picture} />
          </div>
          <PictureForm picture={picture} />
        </div>
      ) : error ? (
        <LoadError what="the picture" error={error} onRetry={() => $picture.revalidate()} />
      ) : (
        <p role="status" className="mt-5 text-sm text-ink-soft">
          Loading the picture…
        </p>
      )}
    </FormDialog>
  );
}

function Shown({ picture }: { picture: PictureDetails }) {
  const { shown, alt, addedAt, uploadedBy, isReplaced } = picture;
  return (
    <>
      <StoredImage
        source={shown.replace('.webp', '-1080.webp')}
        alt={alt ?? ''}
        className="max-h-80 w-full rounded-xs bg-admin-background object-contain"
      />
      <p className="tabular-figures mt-2 text-xs text-ink-soft">
        {[formatPictureSize(picture), `added ${formatDate(addedAt)}`, uploadedBy && `by ${uploadedBy}`]
          .filter(Boolean)
          .join(', ')}
        {isReplaced && '. Its file was replaced.'}
      </p>
    </>
  );
}

/** Where a picture is used, with links. */
function PictureUses({ uses, usesTotal }: Pick<PictureDetails, 'uses' | 'usesTotal'>) {
  return (
    <section aria-label="Where it is used" className="mt-6">
      <h3 className="font-sans text-sm font-medium tracking-normal">
        {usesTotal === 0 ? 'Not used' : usesTotal === 1 ? 'Used in 1 place' : `Used in ${usesTotal} places`}
      </h3>
      {usesTotal === 0 && (
        <p className="mt-1 text-xs text-ink-soft">It stays in the library until somebody deletes it.</p>
      )}
      <ul className="mt-2 space-y-1 text-sm">
        {uses.map((use) => (
          <li key={`${use.kind} ${use.id ?? use.title}`} className="wrap-anywhere">
            <Use use={use} />
          </li>
        ))}
      </ul>
      {usesTotal > uses.length && <p className="mt-1 text-xs text-ink-soft">And {usesTotal - uses.length} more.</p>}
    </section>
  );
}

function Use({ use }: { use: PictureUse }) {
  const { kind, id, count, isPublished, isInBin } = use;
  const title = use.language ? <ArticleTitle language={use.language} title={use.title} /> : use.title;
  const versions = count === 1 ? '1 earlier version' : `${count} earlier versions`;
  if (kind === 'article')
    return <Place href={paths.editor(id ?? 0)} title={title} note={isPublished ? 'published' : 'draft'} />;
  if (kind === 'history' && isInBin) return <Place href={paths.bin} title={title} note="in the bin" />;
  if (kind === 'history') return <Place href={paths.history(id ?? 0)} title={title} note={versions} />;
  if (kind === 'writer')
    return <Place href={`${paths.dashboard}?tab=writers`} title={title} note="portrait of a writer" />;
  if (kind === 'account') return <Place title={title} note="portrait of a colleague" />;
  return <Place title={title} note="shown in place of this picture" />;
}

type PlaceProps = { href?: string; title: ReactNode; note: string };

function Place({ href, title, note }: PlaceProps) {
  return (
    <>
      {href ? (
        <a href={href} className="underline underline-offset-4">
          {title}
        </a>
      ) : (
        <span>{title}</span>
      )}
      <span className="text-ink-soft"> ({note})</span>
    </>
  );
}
