/** `npm run content -- <command>`: imports and exports content; see `npm run content -- --help`. */
import '../../api/src/cli/content.ts';
