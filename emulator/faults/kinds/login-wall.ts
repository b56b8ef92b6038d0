import { struck, type Fault, type NoOptions } from '../fault';
import { serverPage } from '../server-page';

const form =
  '<h1>Welcome to the guest network</h1>\n<p>Please log in to use the network.</p>\n' +
  '<form method="post" action="/network/login">\n' +
  '<p><label>Name <input name="name"></label> <label>Password <input name="password" type="password"></label> ' +
  '<button>Log in</button></p>\n</form>';

export const loginWall: Fault<NoOptions> = {
  options: {},
  strike: () => struck(serverPage(200, 'OK', 'Log in', form, false)),
  describe: { advice: 'checks the content type; reports it to its user' },
};
