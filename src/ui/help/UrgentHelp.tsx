import type { Help, HelpLine } from '../../shared/contract/visitors/help.ts';
import type { HelpLanguage } from '../../shared/help/help.ts';
import { button } from '../forms/button.ts';

const WORDS = {
  nl: { or: 'of', chat: 'chat op', others: 'Iets anders?' },
  en: { or: 'or', chat: 'chat at', others: 'Something else?' },
} satisfies Record<HelpLanguage, object>;

type Props = {
  help: Help;
  language: HelpLanguage;
  /** The block stands below a heading of this level. */
  heading?: 'h2' | 'h3';
  className?: string;
};

/** Shows whom to call, before everything else on the page, for a person in need (content/nood.yaml). */
export function UrgentHelp({
  help: { title, advice, lines, others },
  language,
  heading: Heading = 'h2',
  className,
}: Props) {
  return (
    <section
      aria-label={title}
      data-urgent-help
      className={`border-danger border-l-4 bg-surface px-5 py-5 sm:px-7 sm:py-6 ${className ?? ''}`}
    >
      <Heading className="font-medium font-sans text-xl text-balance tracking-normal">{title}</Heading>
      <p className="mt-2 max-w-prose text-base">{advice}</p>
      <ul className="mt-4 grid gap-4">
        {lines.map((line, index) => (
          <li key={line.id} className="grid items-center gap-x-5 gap-y-1.5 sm:grid-cols-[12.5rem_minmax(0,1fr)]">
            <CallButton line={line} isFirst={index === 0} />
            <p className="text-base">
              {line.when}
              <OtherWays line={line} language={language} />.
            </p>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className="mt-4 border-linen border-t pt-3 text-base">
          {WORDS[language].others}{' '}
          {others.map((line) => (
            <span key={line.id}>
              {line.phone ? (
                <a
                  href={`tel:${line.phone}`}
                  className="-my-2 inline-block py-2 font-medium underline underline-offset-4"
                >
                  {line.name}
                </a>
              ) : (
                <strong className="font-medium">{line.name}</strong>
              )}
              : {lowerFirst(line.when)}
              <OtherWays line={line} language={language} />.{' '}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

function CallButton({ line: { name, phone }, isFirst }: { line: HelpLine; isFirst: boolean }) {
  if (!phone) return <strong className="font-medium text-base">{name}</strong>;
  return (
    <a href={`tel:${phone}`} className={`${button(isFirst ? 'primary' : 'secondary')} tabular-figures`}>
      {name}
    </a>
  );
}

function OtherWays({ line: { otherPhone, chat }, language }: { line: HelpLine; language: HelpLanguage }) {
  const words = WORDS[language];
  const link = '-my-2 inline-block py-2 underline underline-offset-4';
  return (
    <>
      {otherPhone && (
        <>
          , {words.or}{' '}
          <a href={`tel:${otherPhone.phone}`} className={`${link} tabular-figures`}>
            {otherPhone.name}
          </a>
        </>
      )}
      {chat && (
        <>
          , {words.or} {words.chat}{' '}
          <a href={chat.href} rel="noopener" className={link}>
            {chat.name}
          </a>
        </>
      )}
    </>
  );
}

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
