import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { articleQuery } from '../../articles/articles.ts';
import { useMay } from '../../data/staff-user.ts';
import { usePreviousValue } from '../../data/use-previous-value.ts';

type Props = { articleId: number; children: ReactNode };

/** For users who may write in the article, such as its author. */
export const WriteGate = (props: Props) => (useMay('articles.write') ? props.children : <IfOwn {...props} />);

function IfOwn({ articleId, children }: Props) {
  const [$article] = useState(() => articleQuery(articleId));
  const article = usePreviousValue(useStore($article).data);
  return useMay('articles.write', article) && children;
}
