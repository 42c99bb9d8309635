import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { articleQuery } from '../../articles/articles.ts';
import { usePreviousValue } from '../../data/use-previous-value.ts';
import { useMay } from '../../session/staff-user.ts';

type Props = { articleId: number; children: ReactNode };

/** For whoever may write in the article: everybody in their own. */
export const IfMayWrite = (props: Props) => (useMay('articles.write') ? props.children : <IfOwn {...props} />);

function IfOwn({ articleId, children }: Props) {
  const [$article] = useState(() => articleQuery(articleId));
  const article = usePreviousValue(useStore($article).data);
  return useMay('articles.write', article) && children;
}
