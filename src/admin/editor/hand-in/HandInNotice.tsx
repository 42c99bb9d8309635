import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Colleague, HandIn } from '../../../shared/contract/articles/hand-ins.ts';
import { passFocusToPage } from '../../../ui/focus/pass-focus.ts';
import { button } from '../../../ui/forms/button.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { articleQuery } from '../../articles/articles.ts';
import { errorMessage } from '../../data/error-message.ts';
import { formatDateTime } from '../../data/format-date.ts';
import { staffCall } from '../../data/staff-call.ts';
import { useStaffUser } from '../../data/staff-user.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useMachine, useMachineState } from '../effects/use-machine.ts';
import { t } from '../words.ts';
import { GiveBackDialog } from './GiveBackDialog.tsx';

/** Says who handed the article in, or gave it back, and what they noted. */
export function HandInNotice() {
  const id = useMachineState(({ saved }) => saved.id);
  return id !== null && <OfSavedArticle key={id} id={id} />;
}

function OfSavedArticle({ id }: { id: number }) {
  const { dispatch } = useMachine();
  const [$article] = useState(() => articleQuery(id));
  const { data } = useStore($article);
  useEffect(() => {
    if (data) dispatch({ type: 'hand-in-changed', handIn: data.handIn });
  }, [data, dispatch]);
  const handIn = useMachineState((state) => state.handIn);
  if (!handIn) return null;
  return handIn.givenBack ? <GivenBack {...handIn.givenBack} /> : <Waiting articleId={id} handIn={handIn} />;
}

function Waiting({ articleId, handIn }: { articleId: number; handIn: HandIn }) {
  const { note, handedInAt, handedInBy, receiver } = handIn;
  const { id: userId } = useStaffUser();
  const mayPublish = useMachineState((state) => state.mayPublish);
  const [isGivingBack, setGivingBack] = useState(false);
  const [typed, setTyped] = useState('');
  const isOwn = handedInBy?.staffId === userId;
  const sentence = isOwn
    ? receiver
      ? '<b>Handed in</b>, {when}, for {receiver}'
      : '<b>Handed in</b>, {when}'
    : receiver
      ? '<b>Handed in</b> by {who}, {when}, for {receiver}'
      : '<b>Handed in</b> by {who}, {when}';
  return (
    <Notice
      label={t('Handed in')}
      note={note}
      actions={
        <>
          {mayPublish && !isOwn && (
            <button type="button" className={button('secondary', 'small')} onClick={() => setGivingBack(true)}>
              {t('Give back…')}
            </button>
          )}
          {(isOwn || !mayPublish) && <TakeBack articleId={articleId} />}
        </>
      }
    >
      {t.rich(sentence, {
        b: (inside) => <strong className="font-medium">{inside}</strong>,
        who: nameOf(handedInBy),
        when: <Moment at={handedInAt} />,
        receiver: receiver?.staffId === userId ? t('you') : receiver?.name,
      })}
      {isGivingBack && (
        <GiveBackDialog
          articleId={articleId}
          handIn={handIn}
          note={typed}
          onChange={setTyped}
          onClose={() => setGivingBack(false)}
        />
      )}
    </Notice>
  );
}

const GivenBack = ({ at, by, note }: NonNullable<HandIn['givenBack']>) => (
  <Notice label={t('Given back')} note={note}>
    {t.rich('<b>Given back</b> by {who}, {when}', {
      b: (inside) => <strong className="font-medium">{inside}</strong>,
      who: nameOf(by),
      when: <Moment at={at} />,
    })}
  </Notice>
);

const nameOf = (colleague: Colleague | null) => colleague?.name ?? t('a former colleague');

type NoticeProps = { label: string; note: string | null; actions?: ReactNode; children: ReactNode };

const Notice = ({ label, note, actions, children }: NoticeProps) => (
  <section
    ref={passFocusToPage}
    aria-label={label}
    className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm border border-clay bg-surface px-[min(--spacing(5),6.25vw)] py-2"
  >
    <div className="min-w-0 flex-1 basis-64 py-1 text-sm">
      <p>
        {children}
        {note && ':'}
      </p>
      {note && <p className="mt-0.5 max-w-prose wrap-anywhere whitespace-pre-line">“{note}”</p>}
    </div>
    {actions}
  </section>
);

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatDateTime(at)}</time>;

function TakeBack({ articleId: id }: { articleId: number }) {
  const taking = useMutation({
    run: () => staffCall('DELETE /api/admin/articles/:id/hand-in', { params: { id } }),
    refreshes: [['articles'], ['article', id]],
    onDone: () => showToast({ title: t('Taken back'), description: t('The article is a draft of yours alone again') }),
    onError: (error) => showToast({ title: t('Not taken back'), description: errorMessage(error), tone: 'danger' }),
  });
  return (
    <button
      type="button"
      aria-disabled={taking.isPending || undefined}
      className={button('quiet', 'small')}
      onClick={() => void taking.run()}
    >
      {t('Take back')}
    </button>
  );
}
