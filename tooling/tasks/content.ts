/** `npm run content -- <command>`: checks or imports content; see `npm run content -- --help`. */
import '../../api/src/cli/content.ts';
