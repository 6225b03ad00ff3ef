/** Fields as the files write them; each gives what is stored. */
import {
  LANGUAGES,
  type LocalizedText,
  localizedTextSchema,
  type VideoSize,
} from '@mall/contracts';
import { z } from 'zod';
import { MediaError } from '../../base/content-issue.ts';
import { sanitiseHtml } from '../../base/html.ts';
import { IMAGE_KIND_NAMES, type ImageKind } from '../media/image-kind.ts';
import { contentDaySchema, contentMomentSchema, resolveDay, resolveMoment } from './content-day.ts';
import { contentSchema } from './content-schema.ts';
import { recordOf, VIDEO_SIZES, webAddressSchema } from './field-types.ts';
import {
  type ImageSource,
  imageSourceSchema,
  type StoredImage,
  type StoredVideo,
  videoSourceSchema,
} from './media-schema.ts';

export interface FieldContext {
  today: string;
  /** Both throw a `MediaError` that names the file that cannot be used, and why. */
  readImage: (image: ImageSource, kind: ImageKind) => Promise<StoredImage>;
  readVideo: (file: string, size: VideoSize) => Promise<StoredVideo>;
}

const path = z.string().startsWith('/');

const linkTarget = z
  .string()
  .regex(/^(\/|#|https?:\/\/|mailto:|tel:)/, 'a path of the site, https://…, mailto:… or tel:…');

const name = z.string().trim().min(1);

/** A text of which sanitising leaves nothing is an issue. */
const html = localizedTextSchema.transform((text, { issues }): LocalizedText => {
  const clean = { hu: sanitiseHtml(text.hu), en: sanitiseHtml(text.en) };
  for (const language of LANGUAGES.filter((language) => clean[language] === '')) {
    const message = 'holds nothing but HTML that is not allowed';
    issues.push({ code: 'custom', input: text, path: [language], message });
  }
  return clean;
});

/** What `read` makes of a source; a file that cannot be used is an issue. */
function fileField<Schema extends z.ZodType, Stored>(
  schema: Schema,
  read: (source: z.output<Schema>) => Promise<Stored>,
) {
  return schema.transform((source, { issues }) =>
    read(source).catch((error: unknown) => {
      if (!(error instanceof MediaError)) throw error;
      issues.push({ code: 'custom', input: source, message: error.message });
      return z.NEVER;
    }),
  );
}

function importFields({ today, readImage, readVideo }: FieldContext) {
  const image = (kind: ImageKind) =>
    fileField(imageSourceSchema, (source) => readImage(source, kind));
  const video = (size: VideoSize) =>
    fileField(videoSourceSchema, (source) => readVideo(source, size));
  return {
    text: localizedTextSchema,
    html,
    path: z.strictObject({ hu: path, en: path }),
    link: z.union([linkTarget, z.strictObject({ hu: linkTarget, en: linkTarget })]),
    name,
    names: z.union([name, z.strictObject({ hu: name, en: name })]),
    url: webAddressSchema,
    day: contentDaySchema.transform((day) => resolveDay(day, today)),
    moment: contentMomentSchema.transform((moment) => resolveMoment(moment, today)),
    image: recordOf(IMAGE_KIND_NAMES, image),
    video: recordOf(VIDEO_SIZES, video),
  };
}

type ImportFields = ReturnType<typeof importFields>;
interface ImportKinds {
  text: z.ZodType<LocalizedText, LocalizedText>;
  link: ImportFields['link'];
  image: ImportFields['image']['logo'];
}

/** The schema that reads a content folder; parse it asynchronously, because images are read. */
export function importSchema(context: FieldContext) {
  return contentSchema<ImportKinds>(importFields(context));
}

export type ImportSchema = ReturnType<typeof importSchema>;
/** Content as the files hold it. */
export type ContentSource = z.input<ImportSchema>;
/** Content as an import stores it: HTML sanitised, days fixed, images read. */
export type NewContent = z.output<ImportSchema>;
