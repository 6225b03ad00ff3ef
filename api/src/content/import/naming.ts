/** Issues of images and videos name their file. */
import { MediaError } from '../media/media-error.ts';

/** Puts the file's name before what is wrong with it. */
export async function naming<Result>(file: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof MediaError) throw new MediaError(`"${file}" ${error.message}`);
    throw error;
  }
}
