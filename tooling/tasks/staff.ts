/** `npm run staff -- <command>`: data of customers and cards; see `npm run staff -- --help`. */
import '../../api/src/cli/staff.ts';
