import { SwitchField } from '../../../forms/SwitchField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import type { languageOf } from '../typing/settings.ts';
import { t } from '../words.ts';

export type Description = { alt: string; isDecorative: boolean };

/** The attributes of an image with this description. */
export const attributesOf = ({ alt, isDecorative }: Description) => ({
  alt: isDecorative ? '' : alt.trim(),
  'data-decorative': isDecorative || null,
});

type Props = Description & { lang: ReturnType<typeof languageOf>; onChange: (changes: Partial<Description>) => void };

/** What a picture shows in this place, or that it only decorates it: elsewhere the same picture may need words. */
export function PictureDescription({ alt, isDecorative, lang, onChange }: Props) {
  return (
    <>
      {!isDecorative && (
        <TextField
          label={t('Alt Text')}
          lang={lang}
          value={alt}
          onChange={(typed) => onChange({ alt: typed })}
          hint={t('What the picture shows, for those who cannot see it. Left empty, it is that of the library.')}
        />
      )}
      <SwitchField
        label={t('Only decoration here')}
        hint={t('The text says all of it. Screen readers skip the picture, even if the library describes it.')}
        checked={isDecorative}
        onChange={(checked) => onChange({ isDecorative: checked })}
      />
    </>
  );
}
