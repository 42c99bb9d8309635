import sharp from 'sharp';
import { INK, PAPER } from '../../content/brand.ts';
import { escapeMarkup } from '../../shared/text/text.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const PICTURE_WIDTH = 600;
const MARGIN = 72;
const TEXT_WIDTH = WIDTH - PICTURE_WIDTH - MARGIN * 1.5;
const TITLE_SIZES = [17, 15, 13, 11, 9, 7];
const LONG_TITLE = 40;

/** The family name in the subset font. The trailing comma keeps Pango from reading `16pt` as a size. */
const FONT = { fontfile: 'src/assets/fonts/newsreader-share.ttf', family: 'Newsreader 16pt,' };

type Share = {
  title: string;
  wordmark: string;
  /** Path of the picture's file. */
  picture: string;
};

/** The image of a link preview as JPEG, 1200 × 630: title on the left, picture on the right. */
export async function drawShareImage({ title, wordmark, picture }: Share): Promise<Buffer> {
  const [photo, heading, name] = await Promise.all([crop(picture), renderTitle(title), renderText(wordmark, 9)]);
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
    .composite([
      { input: photo.data, raw: photo.info, left: WIDTH - PICTURE_WIDTH, top: 0 },
      { input: name.data, left: MARGIN, top: MARGIN },
      { input: heading.data, left: MARGIN, top: HEIGHT - MARGIN - heading.info.height },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** The source images have their subject at 72 % of the width. Raw pixels: only the whole image is encoded. */
async function crop(picture: string) {
  const { data, info } = await sharp(picture)
    .resize({ width: PICTURE_WIDTH, height: HEIGHT, fit: 'outside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((info.width - PICTURE_WIDTH) * 0.72);
  const top = Math.round((info.height - HEIGHT) / 2);
  return sharp(data, { raw: info })
    .extract({ left, top, width: PICTURE_WIDTH, height: HEIGHT })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** As large as its longest word allows: “Natuurgeneeskunde” would run into the picture. */
async function renderTitle(title: string) {
  const sizes = TITLE_SIZES.slice(title.length > LONG_TITLE ? 2 : 0);
  for (const size of sizes) {
    const made = await renderText(title, size);
    if (made.info.width <= TEXT_WIDTH || size === sizes.at(-1)) return made;
  }
  throw new Error('There is no size for a title');
}

const renderText = (text: string, size: number) =>
  sharp({
    text: {
      text: `<span foreground="${INK}">${escapeMarkup(text)}</span>`,
      fontfile: FONT.fontfile,
      font: `${FONT.family} ${size}`,
      width: TEXT_WIDTH,
      dpi: 300,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
