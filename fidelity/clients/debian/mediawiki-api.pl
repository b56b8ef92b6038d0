#!/usr/bin/perl
# What MediaWiki::API is tried with; fidelity/clients/libraries/debian.test.mjs runs it.

use strict;
use warnings;
use FindBin;
use lib $FindBin::Bin;
use Exercises;
use MediaWiki::API;

my $tried = tried_wiki();

sub start {
    my $mw = MediaWiki::API->new({ api_url => $tried->{entryPoint}, @_ });
    $mw->{ua}->agent('wikidouble');
    return $mw;
}

sub log_in {
    my ($mw, $account) = @_;
    my ($name, $password) = @{ $tried->{$account} }{qw(name password)};
    return $mw->login({ lgname => $name, lgpassword => $password });
}

sub logged_in {
    my $mw = start();
    log_in($mw, 'botAccount') or die $mw->{error}->{details};
    return $mw;
}

sub start_writing {
    my $mw = start();
    log_in($mw, 'writer') or die $mw->{error}->{details};
    return $mw;
}

# Whom the wiki takes it for.
sub userinfo {
    my ($mw) = @_;
    my $response = $mw->api({ action => 'query', meta => 'userinfo', uiprop => 'rights' }) or die $mw->{error}->{details};
    return $response->{query}->{userinfo};
}

sub token_of {
    my ($mw, $type) = @_;
    my $response = $mw->api({ action => 'query', meta => 'tokens', type => $type }) or die $mw->{error}->{details};
    return $response->{query}->{tokens}->{"${type}token"};
}

run_exercise(
    $tried->{exercise},

    'tokens without log-in' => sub {
        my $mw = start();
        equal(token_of($mw, $_), '+\\') for qw(watch patrol);
    },

    'usage of a file' => sub {
        my $usage = start()->list({ action => 'query', list => 'imageusage', iutitle => 'File:Used.png', iulimit => 'max' });
        same_list([map { $_->{pageid} } @$usage], [ids_using_used_png()]);
    },

    # By rawcontinue and query-continue.
    'usage by continuation' => sub {
        my @batches;
        my $hook = sub { push @batches, scalar @{ $_[0] } };
        my $query = { action => 'query', list => 'imageusage', iutitle => 'File:Used.png', iulimit => 5 };
        my $usage = start()->list({%$query});
        same_list([map { $_->{title} } @$usage], [titles_using_used_png()]);
        start()->list({%$query}, { hook => $hook });
        same_list(\@batches, [5, 5, 2]);
    },

    'log-in by password' => sub {
        my $mw = start();
        my $login = log_in($mw, 'account') or die $mw->{error}->{details};
        equal("$login->{result} $login->{lguserid} $login->{lgusername}", 'Success 1 Admin');
        equal(userinfo($mw)->{name}, 'Admin');
        my $stranger = start();
        $stranger->login({ lgname => 'Nobody ' . time, lgpassword => 'wrong' });
        equal($stranger->{error}->{details}, 'Login Failure - Failed');
    },

    'log-in by bot password' => sub {
        my $mw = start();
        log_in($mw, 'botAccount') or die $mw->{error}->{details};
        my %may = map { $_ => 1 } @{ userinfo($mw)->{rights} };
        equal(join(' ', grep { $may{$_} } qw(patrol delete)), 'patrol');
    },

    'tokens after log-in' => sub {
        my $mw = logged_in();
        my ($watch, $csrf) = map { token_of($mw, $_) } qw(watch csrf);
        is_token($_) for $watch, $csrf;
        die "the same token\n" if $watch eq $csrf;
    },

    # Its edit() fetches the token for edits, which watching refuses; with a token in hand it can be done by api().
    'watch, unwatch' => sub {
        my $mw = logged_in();
        $mw->edit({ action => 'watch', titles => 'Alpha' });
        equal($mw->{error}->{details}, 'badtoken: Invalid CSRF token.');
        my $watched = sub {
            my $response = $mw->api({ action => 'query', prop => 'info', inprop => 'watched', titles => 'Alpha' });
            return exists $response->{query}->{pages}->{2}->{watched} ? 'watched' : 'not watched';
        };
        my $token = token_of($mw, 'watch');
        $mw->api({ action => 'watch', titles => 'Alpha', token => $token }) or die $mw->{error}->{details};
        equal($watched->(), 'watched');
        $mw->api({ action => 'watch', titles => 'Alpha', unwatch => 1, token => $token }) or die $mw->{error}->{details};
        equal($watched->(), 'not watched');
    },

    patrol => sub {
        my $mw = logged_in();
        my $response = $mw->edit({ action => 'patrol', rcid => $tried->{change} }) or die $mw->{error}->{details};
        equal("$response->{patrol}->{rcid} $response->{patrol}->{title}", "$tried->{change} Clients edited");
        my $query = { action => 'query', list => 'recentchanges', rcprop => 'ids', rcshow => 'patrolled', rclimit => 'max' };
        equal(scalar(grep { $_->{rcid} == $tried->{change} } @{ $mw->list($query) }), 1);
    },

    'a wrong token' => sub {
        my $mw = logged_in();
        $mw->api({ action => 'watch', titles => 'Alpha', token => 'wrong+\\' });
        equal($mw->{error}->{details}, 'badtoken: Invalid CSRF token.');
    },

    # Its logout() only forgets the cookies; this is how the wiki is told.
    'log-out' => sub {
        my $mw = logged_in();
        $mw->edit({ action => 'logout' }) or die $mw->{error}->{details};
        equal(userinfo($mw)->{id}, 0);
        equal(token_of($mw, 'watch'), '+\\');
    },

    'a title that is not a file' => sub {
        my $mw = start();
        $mw->list({ action => 'query', list => 'imageusage', iutitle => 'Main Page' });
        equal($mw->{error}->{details}, 'bad_image_title: The title for "imageusage" must be a file.');
    },

    # A wiki on one database lags by -1 second, which is more than -5.
    maxlag => sub {
        my $mw = start(max_lag => -5, max_lag_delay => 1, max_lag_retries => 2);
        my $begin = time;
        $mw->api({ action => 'query', meta => 'userinfo' });
        die $mw->{error}->{details} unless $mw->{error}->{details} =~ m/after 2 attempt.*: -1 second lagged\.$/;
        die "it did not wait\n" if time - $begin < 1;
    },

    edit => sub {
        my $mw = start_writing();
        my $title = $tried->{titles}->[0];
        my $made = $mw->edit({ action => 'edit', title => $title, text => 'One.', summary => 'new' }) or die $mw->{error}->{details};
        equal("$made->{edit}->{result} $made->{edit}->{oldrevid}", 'Success 0');
        # The timestamp that its documentation recommends.
        my $page = $mw->get_page({ title => $title });
        my $edit = { action => 'edit', title => $title, basetimestamp => $page->{timestamp} };
        $mw->edit({ %$edit, text => "$page->{'*'} Two.", summary => 'more' }) or die $mw->{error}->{details};
        equal($mw->get_page({ title => $title })->{'*'}, 'One. Two.');
    },

    'edit conflict' => sub {
        my $mw = start_writing();
        my $page = $mw->get_page({ title => $tried->{page} });
        my $edit = { action => 'edit', title => $tried->{page}, basetimestamp => $page->{timestamp} };
        my $editor = start();
        log_in($editor, 'editor') or die $editor->{error}->{details};
        $editor->edit({ %$edit, text => 'Another text.', summary => 'meanwhile' }) or die $editor->{error}->{details};
        $mw->edit({ %$edit, text => "$page->{'*'} And mine.", summary => 'more' });
        equal($mw->{error}->{details}, 'editconflict: Edit conflict.');
        equal($mw->get_page({ title => $tried->{page} })->{'*'}, 'Another text.');
    },

    'edit of a protected page' => sub {
        my $mw = start_writing();
        $mw->edit({ action => 'edit', title => 'Clients protected', appendtext => ' More.', summary => 'more' });
        die $mw->{error}->{details} unless $mw->{error}->{details} =~ m/^protectedpage: /;
    },

    move => sub {
        my $mw = start_writing();
        my ($from, $to) = @{ $tried->{titles} };
        $mw->edit({ action => 'edit', title => $from, text => 'Text.', summary => 'new' }) or die $mw->{error}->{details};
        my $moved = $mw->edit({ action => 'move', from => $from, to => $to, reason => 'renamed' }) or die $mw->{error}->{details};
        equal("$moved->{move}->{from}, $moved->{move}->{to}", "$from, $to");
        equal($mw->get_page({ title => $from })->{'*'}, "#REDIRECT [[$to]]");
        $mw->edit({ action => 'move', from => $to, to => 'Alpha', reason => 'renamed' });
        die $mw->{error}->{details} unless $mw->{error}->{details} =~ m/^articleexists: /;
    },

    delete => sub {
        my $mw = start_writing();
        my $title = $tried->{titles}->[0];
        $mw->edit({ action => 'edit', title => $title, text => 'Text.', summary => 'new' }) or die $mw->{error}->{details};
        my $deleted = $mw->edit({ action => 'delete', title => $title, reason => 'unused' }) or die $mw->{error}->{details};
        equal("$deleted->{delete}->{title}: $deleted->{delete}->{reason}", "$title: unused");
        equal(exists $mw->get_page({ title => $title })->{missing} ? 'missing' : 'there', 'missing');
    },

    upload => sub {
        my $mw = start_writing();
        my ($name, $data) = ($tried->{image}->{name}, bytes_of($tried->{image}->{path}));
        my $response = $mw->upload({ title => $name, summary => 'my own', data => $data }) or die $mw->{error}->{details};
        equal($response->{upload}->{result}, 'Success');
        equal($mw->get_page({ title => "File:$name" })->{'*'}, 'my own');
        equal($mw->download({ title => "File:$name" }) eq $data ? 'the same' : 'others', 'the same');
    },

    rollback => sub {
        my $mw = start_writing();
        my $rollback = { action => 'rollback', title => $tried->{page}, user => $tried->{editorName}, summary => 'back' };
        my $response = $mw->edit($rollback) or die $mw->{error}->{details};
        equal("$response->{rollback}->{title} $response->{rollback}->{summary}", "$tried->{page} back");
        equal($mw->get_page({ title => $tried->{page} })->{'*'}, 'The text of the administrator.');
    },
);
