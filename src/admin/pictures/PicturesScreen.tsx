import { useStore } from '@nanostores/react';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import type { ScreenModule } from '../app/screens.ts';
import { $pictureParams, setQueryParams } from '../navigation/query-params.ts';
import { PictureBinList } from './bin/PictureBinList.tsx';
import { PictureDialog } from './details/PictureDialog.tsx';
import { Library } from './Library.tsx';
import { picturesAt } from './pictures.ts';
import { UploadMany } from './upload-many/UploadMany.tsx';

/** All uploaded pictures. */
function PicturesScreen() {
  const params = useStore($pictureParams);
  const open = params.get('open');
  return (
    <>
      <h1 className="text-2xl">Pictures</h1>
      <p className="mt-1 mb-6 max-w-prose text-sm text-ink-soft">
        Every uploaded picture, to describe it and to use it again. What you write here comes along when somebody
        chooses the picture for an article.
      </p>
      <UploadMany />
      <Tabs
        label="Pictures"
        value={params.get('tab') === 'bin' ? 'bin' : 'library'}
        onChange={(tab) => setQueryParams({ tab: tab === 'library' ? '' : tab, page: '', search: '', filter: '' })}
        tabs={[
          { value: 'library', label: 'Library', content: () => <Library /> },
          { value: 'bin', label: 'Bin', content: () => <PictureBinList /> },
        ]}
      />
      {open && <PictureDialog key={open} hash={open} onClose={() => setQueryParams({ open: '' })} />}
    </>
  );
}

export const screen: ScreenModule = {
  Screen: PicturesScreen,
  queries: (_, params) => (params.get('tab') === 'bin' ? [] : [picturesAt(params)]),
};
