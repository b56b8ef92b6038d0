#!/usr/bin/perl
# What MediaWiki::Bot is tried with; fidelity/clients/libraries/debian.test.mjs runs it. It leaves a file of cookies
# in the working directory, by which the next log-in of the same name is spared.

use strict;
use warnings;
use FindBin;
use lib $FindBin::Bin;
use Exercises;
use MediaWiki::Bot;

my $tried = tried_wiki();

# It complains about passwords over plain HTTP.
local $SIG{__WARN__} = sub { };

sub start {
    my ($protocol, $host, $path) = $tried->{entryPoint} =~ m{^(\w+)://([^/]+)/?(.*?)/?api\.php$};
    return MediaWiki::Bot->new({
        agent => 'wikidouble', operator => 'Admin', protocol => $protocol, host => $host, path => $path, @_,
    });
}

sub log_in {
    my ($bot, $account) = @_;
    my ($name, $password) = @{ $tried->{$account} }{qw(name password)};
    unlink ".mediawiki-bot-$name-cookies";
    return $bot->login({ username => $name, password => $password });
}

sub logged_in {
    my $bot = start();
    log_in($bot, 'botAccount') or die "it cannot log in\n";
    return $bot;
}

sub start_writing {
    my $bot = start();
    log_in($bot, 'writer') or die "it cannot log in\n";
    return $bot;
}

sub edited {
    my ($bot, $title, $text) = @_;
    my $response = $bot->edit({ page => $title, text => $text, summary => 'text' }) or die $bot->{error}->{details};
    return $response->{edit};
}

sub token_of {
    my ($bot, $type) = @_;
    my $response = $bot->{api}->api({ action => 'query', meta => 'tokens', type => $type });
    return $response->{query}->{tokens}->{"${type}token"};
}

sub userinfo {
    my ($bot) = @_;
    return $bot->{api}->api({ action => 'query', meta => 'userinfo', uiprop => 'rights' })->{query}->{userinfo};
}

run_exercise(
    $tried->{exercise},

    'tokens without log-in' => sub {
        my $bot = start();
        equal(token_of($bot, $_), '+\\') for qw(watch patrol);
    },

    'usage of a file' => sub { same_list([start()->image_usage('File:Used.png')], [titles_using_used_png()]) },

    # It requests the maximum; what there is here would be one response.
    'usage by continuation' => sub {
        my $query = { action => 'query', list => 'imageusage', iutitle => 'File:Used.png', iulimit => 5 };
        same_list([map { $_->{pageid} } @{ start()->{api}->list($query) }], [ids_using_used_png()]);
    },

    # It reads its rights after it, and logs in a second time by the cookies that it left, without the session's.
    'log-in by password' => sub {
        equal(log_in(start(), 'account'), 1);
        my $again = start();
        equal($again->login({ username => $tried->{account}->{name} }), 1);
        equal(userinfo($again)->{name}, 'Admin');
        equal(start()->login({ username => 'Nobody ' . time, password => 'wrong' }) ? 'logged in' : 'refused', 'refused');
    },

    'log-in by bot password' => sub {
        my $bot = start();
        equal(log_in($bot, 'botAccount'), 1);
        my %may = map { $_ => 1 } @{ userinfo($bot)->{rights} };
        equal(join(' ', grep { $may{$_} } qw(patrol delete)), 'patrol');
    },

    'tokens after log-in' => sub {
        my $bot = logged_in();
        my ($watch, $csrf) = map { token_of($bot, $_) } qw(watch csrf);
        is_token($_) for $watch, $csrf;
        die "the same token\n" if $watch eq $csrf;
    },

    'watch, unwatch' => sub {
        my $bot = logged_in();
        my $watching = { action => 'watch', titles => 'Alpha', token => token_of($bot, 'watch') };
        equal($bot->{api}->api({%$watching})->{watch}->[0]->{title}, 'Alpha');
        my $response = $bot->{api}->api({ %$watching, unwatch => 1 });
        equal(exists $response->{watch}->[0]->{unwatched} ? 'unwatched' : 'still watched', 'unwatched');
    },

    # It requests the revisions of a page called "patrol" and takes the token for edits.
    patrol => sub {
        my $bot = logged_in();
        equal($bot->patrol($tried->{change}) ? 'patrolled' : 'refused', 'refused');
        equal($bot->{error}->{details}, 'badtoken: Invalid CSRF token.');
        my $patrolling = { action => 'patrol', rcid => $tried->{change}, token => token_of($bot, 'patrol') };
        equal($bot->{api}->api($patrolling)->{patrol}->{rcid}, $tried->{change});
    },

    'a wrong token' => sub {
        my $bot = logged_in();
        $bot->{api}->api({ action => 'watch', titles => 'Alpha', token => 'wrong+\\' });
        equal($bot->{api}->{error}->{details}, 'badtoken: Invalid CSRF token.');
    },

    # It sends GET without a token, is refused, and says that it is done.
    'log-out' => sub {
        my $bot = logged_in();
        equal($bot->logout(), 1);
        equal($bot->{api}->{error}->{details}, 'missingparam: The "token" parameter must be set.');
        equal(userinfo($bot)->{name}, 'Admin');
    },

    'a title that is not a file' => sub {
        my $bot = start();
        $bot->image_usage('File:<');
        equal($bot->{error}->{details}, 'invalidtitle: Bad title "File:<".');
    },

    # It would repeat the request five times, once in five seconds. A wiki on one database lags by -1 second, which is more than -5.
    maxlag => sub {
        my $bot = start(maxlag => -5);
        $bot->{api}->{config}->{max_lag_delay} = 1;
        $bot->image_usage('File:Used.png');
        die $bot->{error}->{details} unless $bot->{error}->{details} =~ m/after 5 attempt.*: -1 second lagged\.$/;
    },

    edit => sub {
        my $bot = start_writing();
        my $title = $tried->{titles}->[0];
        my $made = edited($bot, $title, 'One.');
        equal("$made->{result} $made->{oldrevid}", 'Success 0');
        my $more = edited($bot, $title, $bot->get_text($title) . ' Two.');
        equal($bot->get_text($title), 'One. Two.');
        $bot->undo($title, $more->{newrevid}) or die $bot->{error}->{details};
        equal($bot->get_text($title), 'One.');
    },

    # It guards against the moment between its own two requests.
    'edit conflict' => sub {
        my $bot = start_writing();
        my $text = $bot->get_text($tried->{page});
        my $editor = start();
        log_in($editor, 'editor') or die "it cannot log in\n";
        edited($editor, $tried->{page}, 'Another text.');
        edited($bot, $tried->{page}, "$text And mine.");
        equal($bot->get_text($tried->{page}), 'The text of the editor. And mine.');
    },

    'edit of a protected page' => sub {
        my $bot = start_writing();
        my $edit = { page => 'Clients protected', text => 'Text.', summary => 'more' };
        equal($bot->edit($edit) ? 'edited' : 'refused', 'refused');
        die $bot->{error}->{details} unless $bot->{error}->{details} =~ m/^protectedpage: /;
    },

    move => sub {
        my $bot = start_writing();
        my ($from, $to) = @{ $tried->{titles} };
        edited($bot, $from, 'Text.');
        my $moved = $bot->move($from, $to, 'renamed') or die $bot->{error}->{details};
        equal("$moved->{move}->{from}, $moved->{move}->{to}", "$from, $to");
        equal($bot->get_text($from), "#REDIRECT [[$to]]");
        equal($bot->move($to, 'Alpha', 'renamed') ? 'moved' : 'refused', 'refused');
        die $bot->{error}->{details} unless $bot->{error}->{details} =~ m/^articleexists: /;
    },

    # It has no function for this.
    delete => sub {
        my $bot = start_writing();
        my $title = $tried->{titles}->[0];
        edited($bot, $title, 'Text.');
        my $response = $bot->{api}->edit({ action => 'delete', title => $title, reason => 'unused' })
            or die $bot->{api}->{error}->{details};
        equal("$response->{delete}->{title}: $response->{delete}->{reason}", "$title: unused");
        equal(defined $bot->get_id($title) ? 'there' : 'missing', 'missing');
    },

    upload => sub {
        my $bot = start_writing();
        my ($name, $path) = @{ $tried->{image} }{qw(name path)};
        my $response = $bot->upload({ title => $name, file => $path, summary => 'my own' }) or die $bot->{error}->{details};
        equal($response->{upload}->{result}, 'Success');
        equal($bot->get_text("File:$name"), 'my own');
        equal($bot->get_image("File:$name") eq bytes_of($path) ? 'the same' : 'others', 'the same');
    },

    # It has no function for this.
    rollback => sub {
        my $bot = start_writing();
        my $rollback = { action => 'rollback', title => $tried->{page}, user => $tried->{editorName}, summary => 'back' };
        my $response = $bot->{api}->edit($rollback) or die $bot->{api}->{error}->{details};
        equal("$response->{rollback}->{title} $response->{rollback}->{summary}", "$tried->{page} back");
        equal($bot->get_text($tried->{page}), 'The text of the administrator.');
    },
);
