/** Finds every image in content, says what it is for, and replaces it by its stored form. */
import type { ImageKind } from '../media/image-kind.ts';
import type { ContentSource, ImageSource } from './source-schema.ts';
import type { NewContent, StoredImage } from './stored-schema.ts';

/** Reads an image; `at` is the content file and the field that name it. */
export type PlaceImage = (
  image: ImageSource,
  kind: ImageKind,
  at: ImagePlace,
) => Promise<StoredImage>;

export interface ImagePlace {
  file: string;
  path: string;
}

type Site = ContentSource['site'];
type Box = Site['mega_menu']['shops'][number];

/** `content` with what `place` gives for each image; `pageFiles` names the file of each page. */
export async function placeImages(
  content: ContentSource,
  pageFiles: readonly string[],
  place: PlaceImage,
): Promise<NewContent> {
  const [site, shops, posts, discounts, movies, pages] = await Promise.all([
    placeSiteImages(content.site, place),
    placeInList('shops.yaml', content.shops, async (shop, at) => ({
      ...shop,
      logo: await place(shop.logo, 'logo', at('logo')),
    })),
    placeInList('posts.yaml', content.posts, async ({ cover, ...post }, at) => ({
      ...post,
      featured: await place(post.featured, 'featured', at('featured')),
      ...(cover && { cover: await place(cover, 'cover', at('cover')) }),
    })),
    placeInList('discounts.yaml', content.discounts, async (discount, at) => ({
      ...discount,
      featured: await place(discount.featured, 'featured', at('featured')),
    })),
    placeInList('movies.yaml', content.movies, async (movie, at) => ({
      ...movie,
      poster: await place(movie.poster, 'poster', at('poster')),
    })),
    Promise.all(
      content.pages.map(async ({ cover, ...page }, index) => ({
        ...page,
        ...(cover && {
          cover: await place(cover, 'cover', { file: pageFiles[index] ?? '', path: 'cover' }),
        }),
      })),
    ),
  ]);
  return { site, shops, posts, discounts, movies, pages };
}

function placeInList<Item, Placed>(
  file: string,
  items: readonly Item[],
  placeOne: (item: Item, at: (field: string) => ImagePlace) => Promise<Placed>,
): Promise<Placed[]> {
  return Promise.all(
    items.map((item, index) => placeOne(item, (field) => ({ file, path: `${index}.${field}` }))),
  );
}

async function placeSiteImages(site: Site, place: PlaceImage): Promise<NewContent['site']> {
  const placeBoxes = (menu: 'shops' | 'services') =>
    placeInList('site.yaml', site.mega_menu[menu], async (box: Box, at) => {
      const inMenu = (field: string) => {
        const { file, path } = at(field);
        return { file, path: `mega_menu.${menu}.${path}` };
      };
      return {
        ...box,
        desktop: await place(box.desktop, 'box', inMenu('desktop')),
        mobile: await place(box.mobile, 'box', inMenu('mobile')),
      };
    });
  const highlights = placeInList('site.yaml', site.highlights, async (highlight, at) => ({
    ...highlight,
    image: await place(highlight.image, 'featured', {
      file: 'site.yaml',
      path: `highlights.${at('image').path}`,
    }),
  }));
  const [shops, services] = await Promise.all([placeBoxes('shops'), placeBoxes('services')]);
  return { ...site, highlights: await highlights, mega_menu: { shops, services } };
}
