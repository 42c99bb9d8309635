import sharp from 'sharp';
import { INK, PAPER } from '../../content/brand.ts';
import { escapeMarkup } from '../../shared/text/text.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const PICTURE_WIDTH = 600;
const MARGIN = 72;

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
  const [photo, heading, name] = await Promise.all([
    crop(picture),
    renderText(title, title.length > 40 ? 13 : 17),
    renderText(wordmark, 9),
  ]);
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
    .composite([
      { input: photo, left: WIDTH - PICTURE_WIDTH, top: 0 },
      { input: name.data, left: MARGIN, top: MARGIN },
      { input: heading.data, left: MARGIN, top: HEIGHT - MARGIN - heading.info.height },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** The source images have their subject at 72 % of the width. */
async function crop(picture: string): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize({ width: PICTURE_WIDTH, height: HEIGHT, fit: 'outside' })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((info.width - PICTURE_WIDTH) * 0.72);
  const top = Math.round((info.height - HEIGHT) / 2);
  return sharp(data).extract({ left, top, width: PICTURE_WIDTH, height: HEIGHT }).toBuffer();
}

const renderText = (text: string, size: number) =>
  sharp({
    text: {
      text: `<span foreground="${INK}">${escapeMarkup(text)}</span>`,
      fontfile: FONT.fontfile,
      font: `${FONT.family} ${size}`,
      width: WIDTH - PICTURE_WIDTH - MARGIN * 1.5,
      dpi: 300,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
