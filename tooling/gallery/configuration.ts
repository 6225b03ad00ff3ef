/** Webpack's configuration of the components' gallery: the apps' preset without federation and hashes. */
import path from 'node:path';
import { mfJsonSchema } from '@mall/contracts';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { REPOSITORY } from '../repository.ts';
import { baseConfiguration } from '../webpack/base.ts';

const folder = path.join(REPOSITORY, 'shared/ui');

export const GALLERY_BUILD = path.join(folder, '.build/gallery');

/** The page names its files by plain names, so that it can be a plain file itself. */
export function galleryConfiguration(): Configuration {
  const mf = mfJsonSchema.parse({ name: 'gallery', owner: 'design-system' });
  const base = baseConfiguration({ mf, folder, modules: {} }, 'web');
  const page = {
    test: /\.html$/,
    type: 'asset/resource',
    generator: { filename: '[name][ext]' },
  };
  return {
    ...base,
    entry: { gallery: ['./gallery/main.tsx', './gallery/index.html'] },
    output: { path: GALLERY_BUILD, clean: true, publicPath: '/', filename: '[name].js' },
    module: { rules: [...(base.module?.rules ?? []), page] },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
  };
}
