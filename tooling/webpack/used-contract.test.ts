import { mfJsonSchema } from '@mall/contracts';
import { apiUseOf } from './used-contract.ts';

const mfOf = (name: string) =>
  mfJsonSchema.parse({
    ...{ name, owner: 'team' },
    routes: [
      {
        ...{ id: 'movie', module: './pages/movie', paths: { hu: '/mozi', en: '/cinema' } },
        calls: [{ call: 'movie', params: { slug: 'dawn' } }],
        offline: ['floorPlan'],
      },
    ],
  });

const CODE = `
  import { form as passwordMailForm } from '@mall/contracts/forms/password-mail';
  await Promise.all([load('cinema'), args.load(
    'config',
  )]);
  const { lead, ...movie } = useApiData('movie', { slug });
  load(call, params); reload('home');`;

test('the calls and forms that the code and mf.json of an app name, and the fields that it reads', () => {
  const { calls, forms, reads } = apiUseOf(mfOf('cinema'), CODE, 'image.alt');
  expect([...calls].sort()).toEqual(['cinema', 'config', 'floorPlan', 'movie']);
  expect([...forms]).toEqual(['passwordMail']);
  expect(['lead', 'alt', 'trailer'].map(reads)).toEqual([true, true, false]);
});

test('the shell checks the responses to all calls', () => {
  const { calls, reads } = apiUseOf(mfOf('shell'), '');
  expect(calls).toContain('winners');
  expect(reads('trailer')).toBe(true);
});
