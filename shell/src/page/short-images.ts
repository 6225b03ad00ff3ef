/**
 * Shortens the pictures in a page's JSON: the files of one picture are in one folder and are named
 * alike, which is up to half of the data of a page with many of them.
 */

/** What the API names for a picture, in its order. */
const LOGO = ['1x', '2x', '1x_webp', '2x_webp'];
const PICTURE = [...LOGO, '1x_avif', '2x_avif'];
const FILES: Readonly<Record<string, readonly string[]>> = {
  small: ['1x', '1x_webp'],
  logo: LOGO,
  picture: PICTURE,
  photo: [...PICTURE, 'mobile', 'mobile_webp', 'mobile_avif'],
};

/** `"1x":"/media/4/ab/1x.jpg","2x":…`, and the size of a picture that says nothing. */
const LONG =
  /("1x":"(\/media\/[\w/]+)\/1x\.(\w+)"(?:,"\w+":"\2\/[\w.]+")+)(?:,"width":(\d+),"height":(\d+),"alt":"")?/g;
/** `"~photo":"/media/4/ab.jpg"` or `"~small":"/media/4/ab.png 160 160"`; within a text the quotation marks would be escaped. */
const SHORT = /"~(\w+)":"([\w/]+)\.(\w+)(?: (\d+) (\d+))?"/g;

function filesOf(kind: string, folder: string, format: string): string {
  const properties = FILES[kind]?.map((key) => {
    const [size, encoding = format] = key.split('_');
    return `"${key}":"${folder}/${size}.${encoding}"`;
  });
  return properties?.join(',') ?? '';
}

/** JSON with each picture's folder in place of its files, where they are named as usual. */
export function shortenImages(json: string): string {
  return json.replace(LONG, (all, files: string, folder: string, format: string, ...sides) => {
    const kind = Object.keys(FILES).find((known) => filesOf(known, folder, format) === files);
    const [width, height] = sides;
    const size = width ? ` ${width} ${height}` : '';
    return kind ? `"~${kind}":"${folder}.${format}${size}"` : all;
  });
}

/** The JSON that `shortenImages` was given. */
export function expandImages(json: string): string {
  return json.replace(SHORT, (_, kind: string, folder: string, format: string, ...sides) => {
    const [width, height] = sides;
    const size = width ? `,"width":${width},"height":${height},"alt":""` : '';
    return filesOf(kind, folder, format) + size;
  });
}
