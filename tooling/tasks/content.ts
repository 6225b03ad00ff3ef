/** `npm run content -- <command>`: imports content; see `npm run content -- --help`. */
import '../../api/src/cli/content.ts';
