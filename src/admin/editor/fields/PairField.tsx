import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import type { ArticleLanguage, NamedArticle } from '../../../shared/contract/articles/articles.ts';
import { LANGUAGE_NAMES } from '../../../shared/language-names.ts';
import { paths } from '../../../shared/paths.ts';
import { passFocus } from '../../../ui/focus/pass-focus.ts';
import { button } from '../../../ui/forms/button.ts';
import { ArticleTitle } from '../../articles/ArticleTitle.tsx';
import { errorMessage } from '../../data/error-message.ts';
import { createQuery } from '../../data/query.ts';
import { staffCall } from '../../data/staff-call.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { usePreviousValue } from '../../data/use-previous-value.ts';
import { FieldError } from '../../forms/Field.tsx';
import { form } from '../../forms/form-classes.ts';
import { SearchBox } from '../../forms/SearchBox.tsx';
import { useMachineState } from '../effects/use-machine.ts';
import { t } from '../words.ts';

/** The article about the same in the other language. It belongs to both articles, so it changes at once, without a save. */
export function PairField() {
  const id = useMachineState(({ saved }) => saved.id);
  const language = useMachineState(({ saved }) => saved.form.language);
  return id === null ? null : <PairOfArticle key={`${id} ${language}`} id={id} language={language} />;
}

/** What comes in place of a button is there only after a request. */
const toField = passFocus((removed) => removed.closest('fieldset'));

function PairOfArticle({ id, language }: { id: number; language: ArticleLanguage }) {
  const label = useId();
  const [$pair] = useState(() =>
    createQuery(['article', id, 'pair'], () => staffCall('GET /api/admin/articles/:id/pair', { params: { id } })),
  );
  const { data: newest, error: failure } = useStore($pair);
  const data = usePreviousValue(newest);
  const mayChange = useMachineState(({ mayPublish, saved }) => mayPublish || !saved.form.isPublished);
  const [error, setError] = useState('');
  const { run, isPending } = useMutation<number | null>({
    run: (other) => staffCall('PUT /api/admin/articles/:id/pair', { params: { id }, body: { other } }),
    refreshes: [['article']],
    onDone: () => setError(''),
    onError: (refused) => setError(errorMessage(refused)),
  });
  const other = t(LANGUAGE_NAMES[language === 'nl' ? 'en' : 'nl']);
  const pair = data?.pair;
  // In a magazine of one language there is nothing to choose.
  if (data && !pair && !data.hasCandidates) return null;
  return (
    <fieldset tabIndex={-1}>
      <legend className={form.label}>{t('The same in {language}', { language: other })}</legend>
      {failure && !data && <p className={form.hint}>{t('It could not be loaded. Reload the page to try again.')}</p>}
      {pair && (
        <div ref={toField} className="flex items-center justify-between gap-3 text-sm">
          <p className="min-w-0">
            <a href={paths.editor(pair.id)} className="underline underline-offset-4 wrap-anywhere">
              <ArticleTitle {...pair} />
            </a>
            {!pair.isPublished && <span className="block text-xs text-ink-soft">{t('Not published yet')}</span>}
          </p>
          {mayChange && (
            <button
              type="button"
              aria-disabled={isPending || undefined}
              className={`${button('quiet', 'small')} aria-disabled:opacity-70`}
              onClick={() => run(null)}
            >
              {t.rich('Remove<hidden> the {language} article</hidden>', {
                hidden: (inside) => <span className="sr-only">{inside}</span>,
                language: other,
              })}
            </button>
          )}
        </div>
      )}
      {data && !pair && mayChange && <Candidates id={id} language={other} onChoose={run} />}
      {data && !pair && !mayChange && <p className={form.hint}>{t('None.')}</p>}
      <p className={form.hint}>{t('Readers find a link to it once both are published. This needs no saving.')}</p>
      {error && (
        <div role="alert">
          <FieldError id={label} error={error} />
        </div>
      )}
    </fieldset>
  );
}

type CandidatesProps = { id: number; language: string; onChoose: (id: number) => unknown };

/** Articles without a pair, from the first words on; the list stays out of the way until somebody looks for one. */
function Candidates({ id, language, onChoose }: CandidatesProps) {
  const [search, setSearch] = useState('');
  /** Null after a search that failed. */
  const [found, setFound] = useState<NamedArticle[] | null>();
  useEffect(() => {
    if (!search) return setFound(undefined);
    let isCurrent = true;
    staffCall('GET /api/admin/articles/:id/pair/candidates', { params: { id }, query: { search } }).then(
      ({ articles }) => isCurrent && setFound(articles),
      () => isCurrent && setFound(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, search]);
  return (
    <>
      <SearchBox label={t('Find an article in {language}', { language })} value={search} onSearch={setSearch} />
      <p role="status" className={form.hint}>
        {found === null && t('The search failed. Change the words to try again.')}
        {found?.length === 0 &&
          t('No article in {language} without a pair has these words in its title.', { language })}
      </p>
      {found && found.length > 0 && (
        <ul ref={toField} className="mt-1 divide-y divide-linen border-y border-linen">
          {found.map((article) => (
            <li key={article.id}>
              <button
                type="button"
                className="min-h-11 w-full py-2 text-left text-sm wrap-anywhere hover:underline"
                onClick={() => onChoose(article.id)}
              >
                <ArticleTitle {...article} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
