import { useStore } from '@nanostores/react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { DocumentDetail } from '../../shared/contract/site-documents.ts';
import { paths } from '../../shared/paths.ts';
import { importModule } from '../../ui/islands/import-module.ts';
import { RefusedText } from '../dangers/RefusedText.tsx';
import { fieldErrors } from '../data/error-message.ts';
import { useMay } from '../data/staff-user.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { form as classes } from '../forms/form-classes.ts';
import { useOnDemand } from '../navigation/on-demand.ts';
import { useSaveKey } from '../shortcuts/use-save-key.ts';
import { $pendingUploads } from '../uploads/pending-uploads.ts';
import { ActionBar } from './ActionBar.tsx';
import { ConfirmedLine, StillRightButton } from './Confirmed.tsx';
import { $documents } from './clinic.ts';
import { DocumentChips } from './DocumentChips.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { Example } from './form/Example.tsx';
import { FactsInText } from './form/FactsInText.tsx';
import { DocumentFields } from './form/Fields.tsx';
import { FormContext, sentenceOf, useErrorsBelow } from './form/form-context.ts';
import { type Entry, REVIEW, type Value, type Values } from './form/schema.ts';
import { changedFields, placeErrors } from './form/values.ts';
import { LossQuestion, type Question } from './LossQuestion.tsx';
import { useMeanwhile } from './meanwhile/use-meanwhile.ts';
import { WhyKept } from './NamedPages.tsx';
import { PreviewLink } from './PreviewLink.tsx';
import { pageReview } from './review-code.ts';
import { SiteLine } from './SiteLine.tsx';
import { BODY, BodyField } from './text/BodyField.tsx';
import type { OpenText } from './text/PageTextEditor.tsx';
import { documentTitle } from './titles/document-title.ts';
import { useDocumentForm } from './use-document-form.ts';
import { useSaving } from './use-saving.ts';
import { VersionList } from './VersionList.tsx';
import { t } from './words.ts';

const TEAM = 'team.yaml';

const loadLaterDialog = async () => (await importModule(() => import('./LaterDialog.tsx'))).LaterDialog;

type Props = { detail: DocumentDetail /** The path of the field to begin at; empty for none. */; openAt: string };

export function DocumentEditor({ detail, openAt }: Props) {
  const { path } = detail;
  const title = documentTitle(detail.title);
  const mayWrite = useMay('site.write');
  const mayPublish = useMay('site.publish');
  const editor = useDocumentForm(detail);
  const { schema, form, content, base, isChanged } = editor;
  const [question, setQuestion] = useState<Question>();
  const [isChoosingTime, setChoosingTime] = useState<true | null>(null);
  const LaterDialog = useOnDemand(isChoosingTime, loadLaterDialog, setChoosingTime);
  const root = useRef<HTMLDivElement>(null);
  const [openText, setOpenText] = useState<OpenText | null>(null);
  const meanwhile = useMeanwhile(detail, editor);
  const saving = useSaving(detail, editor, meanwhile, root, () => setChoosingTime(null));
  const { errors, dangerous, save, cancel, show, send, startAgain, clear } = saving;
  const { newest } = meanwhile;
  const placed = placeErrors(schema, form.fields, errors);
  const colleagues = colleaguesIn(detail, form.fields);
  const pages = useOtherPages(path);

  useEffect(() => {
    if (openAt && root.current) focusField(root.current, openAt);
  }, [openAt]);

  const isBusy = save.isPending || cancel.isPending || show.isPending;
  const mustWait = useStore($pendingUploads) > 0 || isBusy;
  useSaveKey(() => mayWrite && isChanged && !mustWait && send('no'));
  /** While something is saved, its answer decides what the form is compared with. */
  const ask = (one: Question) => isBusy || setQuestion(one);
  const answers: Record<Question['kind'], () => void> = {
    file: () => void save.run({ at: 'now', content: null }),
    discard: () => {
      if (newest) startAgain(newest);
      else {
        editor.discard();
        meanwhile.clear();
        saving.clearAll();
      }
    },
    show: () => question?.kind === 'show' && void show.run(question.number),
    left: editor.discardLeft,
    other: () => question?.kind === 'other' && editor.discardOther(question.other),
  };
  return (
    <div ref={root}>
      <a href={paths.clinic} className="inline-flex min-h-10 items-center text-sm text-ink-soft underline-offset-4">
        <span aria-hidden="true">←&nbsp;</span>
        {t('Back to Clinic')}
      </a>
      <div className="mt-1 mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 tabIndex={-1} lang={path.includes('/') ? 'nl' : undefined} className="text-2xl wrap-anywhere outline-none">
          {title}
        </h1>
        <DocumentChips document={detail} />
      </div>
      <SiteLine />
      {detail.isAsked && (
        <div className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          <p className="wrap-anywhere">
            <ConfirmedLine at={detail.confirmedAt} by={detail.confirmedBy} />
          </p>
          <StillRightButton path={path} title={detail.title} variant="quiet" />
        </div>
      )}
      <EditorNotices
        detail={detail}
        newer={
          newest && {
            newest,
            changed: changedFields(base.content, newest.content),
            isChanged,
            meanwhile,
            isBusy,
            onTheirs: () => (isChanged ? ask({ kind: 'discard' }) : startAgain(newest)),
          }
        }
        taken={meanwhile.taken}
        onSeen={meanwhile.clear}
        Code={meanwhile.code}
        problem={saving.problem}
        unplaced={placed.rest.filter((one) => one.path !== BODY)}
        restoredFrom={form.restoredFrom}
        isKept={editor.isKept}
        offered={editor.offered.map((other) => ({
          at: other.at,
          changed: changedFields(base.content, other.content),
          isBusy,
          onRestore: () => {
            editor.restore(other);
            saving.clearAll();
          },
          onDiscard: () => ask({ kind: 'other', other }),
        }))}
        left={editor.left}
        onDiscard={() => ask({ kind: 'discard' })}
        onDiscardLeft={() => setQuestion({ kind: 'left' })}
      />
      {dangerous && (
        <div className="mt-4 max-w-3xl">
          <RefusedText
            failure={dangerous.failure}
            isPending={mustWait}
            words={notPublished()}
            onSave={(overrideReason) => void save.run({ ...dangerous.save, content, overrideReason })}
          />
        </div>
      )}
      <div className="mt-5 gap-10 lg:grid lg:grid-cols-[minmax(0,48rem)_minmax(16rem,1fr)] lg:items-start">
        <form
          aria-label={title}
          noValidate
          className="min-w-0"
          // Enter in a field must not publish.
          onSubmit={(event) => event.preventDefault()}
        >
          <FactsInText fields={content.fields} facts={detail.facts} />
          <fieldset disabled={!mayWrite} className="min-w-0 space-y-4">
            <legend className="sr-only">{t('Fields')}</legend>
            <FormContext
              value={{
                ...{ errors: placed.at, clear, colleagues, pages, examples: editor.examples, openAt },
                whyKept: (key) => detail.namedOn[key] && <WhyKept pages={detail.namedOn[key]} />,
              }}
            >
              <div key={form.load} className="space-y-4">
                <DocumentFields schema={schema} value={form.fields} onChange={editor.setFields} />
              </div>
              {form.body !== null && (
                <BodyField
                  key={`${form.load}.${form.texts}`}
                  value={form.body}
                  error={errors[BODY]}
                  isEditable={mayWrite}
                  facts={detail.facts}
                  sources={sourcesOf(form.fields)}
                  onOpen={setOpenText}
                  onChange={(text) => {
                    clear(BODY);
                    editor.setBody(text);
                  }}
                />
              )}
              {detail.review && (
                <Review
                  value={(form.fields as Values)[REVIEW]}
                  onWithdraw={() => {
                    clear(REVIEW);
                    editor.setFields((fields) => {
                      const { [REVIEW]: _withdrawn, ...others } = fields as Record<string, Value>;
                      return others;
                    });
                  }}
                  detail={detail}
                  isPending={mustWait}
                  onReview={(dueOn) => send(mayPublish ? 'now' : 'no', dueOn)}
                />
              )}
            </FormContext>
          </fieldset>
          {mayWrite && (
            <ActionBar
              isChanged={isChanged}
              isRefused={editor.isRefused}
              canPublish={isChanged || detail.hasDraft}
              mayPublish={mayPublish}
              isPending={save.isPending}
              onPublish={() => send('now')}
              onDraft={() => send('no')}
              onLater={() => setChoosingTime(true)}
              onDiscard={() => ask({ kind: 'discard' })}
            >
              {detail.canPreview && (
                <PreviewLink path={path} content={content} onRefused={(error) => saving.refuse(fieldErrors(error))} />
              )}
            </ActionBar>
          )}
        </form>
        <div className="mt-10 min-w-0 space-y-8 lg:sticky lg:top-6 lg:mt-8 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto">
          {openText && (
            <openText.Check
              {...{ path, content }}
              editor={openText.editor}
              onField={(field) => root.current && focusField(root.current, field)}
            />
          )}
          <VersionList
            detail={detail}
            isBusy={isBusy}
            onShow={(number) => (isChanged ? ask({ kind: 'show', number }) : void show.run(number))}
            onCancel={(number) => void cancel.run(number)}
            onBackToFile={() => ask({ kind: 'file' })}
          />
        </div>
      </div>
      {LaterDialog && <LaterDialog isPending={save.isPending} onChoose={send} onClose={() => setChoosingTime(null)} />}
      <LossQuestion
        question={question}
        onCancel={() => setQuestion(undefined)}
        onConfirm={() => {
          setQuestion(undefined);
          if (question) answers[question.kind]();
        }}
      />
    </div>
  );
}

type ReviewProps = Omit<ComponentProps<NonNullable<ReturnType<typeof pageReview>>>, 'errors' | 'example'>;

/** The medical review of a page about care. */
function Review(props: ReviewProps) {
  const errors = useErrorsBelow(REVIEW).map((message) => sentenceOf(REVIEW, message));
  const PageReview = pageReview();
  if (!PageReview) return null;
  return (
    <div data-field={REVIEW} className={classes.panel}>
      <PageReview {...props} errors={errors} example={<Example path={REVIEW} isJudged={false} />} />
    </div>
  );
}

const notPublished = () => ({
  done: t('Not published.'),
  why: t(
    'This could harm visitors or break the law. Correct the text and publish it again, or give a reason. You can save it as a draft meanwhile.',
  ),
  action: t('Publish with this reason'),
});

/** The sources in the form, in the order of their numbers. */
function sourcesOf(fields: Value): { id: string; title: string }[] {
  const { bronnen } = fields as Values;
  if (!Array.isArray(bronnen)) return [];
  return (bronnen as Values[]).flatMap(({ id, titel }) =>
    typeof id === 'string' && id ? [{ id, title: typeof titel === 'string' && titel ? titel : id }] : [],
  );
}

/** Of the team itself: as it is in the form, where a new colleague may take over at once. */
function colleaguesIn({ path, team }: DocumentDetail, fields: Value): { key: string; name: string }[] {
  if (path !== TEAM || !Array.isArray(fields)) return team.filter(({ hasLeft }) => !hasLeft);
  return (fields as Entry[]).flatMap(({ key, value }) => {
    const { naam, vertrokken } = value as Values;
    return vertrokken || key === '' ? [] : [{ key, name: typeof naam === 'string' ? naam : key }];
  });
}

/** Those of a folder: a page is not chosen from its own form. */
function useOtherPages(own: string): ReadonlyMap<string, string> {
  const data = usePreviousValue(useStore($documents).data);
  return new Map(
    data?.documents.flatMap(({ path, title }) => {
      const [, name] = /\/(.+)\.md$/.exec(path) ?? [];
      return name && path !== own ? [[name, title] as const] : [];
    }),
  );
}

/** Focuses the control of a field; of one that is not there, of what it would be in. */
function focusField(form: HTMLElement, path: string): void {
  const place = form.querySelector(`[data-field="${CSS.escape(path)}"]`);
  const inner =
    place?.querySelector<HTMLElement>('input:not([type="file"]), textarea, [role="combobox"], [role="textbox"]') ??
    place?.querySelector<HTMLElement>('button:not([data-example])');
  if (!inner) {
    const above = path.replace(/\.?[^.]*$/, '');
    if (above) focusField(form, above);
    return;
  }
  inner.focus({ preventScroll: true });
  inner.scrollIntoView({ block: 'center' });
}
